import type { FieldSpec } from "@paygauge/ui";
import type { ReactNode } from "react";
import type { AnyResource, RecordOf } from "@paygauge/api-types/endpoints/resource";
import type { resources } from "@paygauge/api-types/endpoints/resources";

/** Which body a form makes. */
export type FormPart = "create" | "update";
/** How a form asks for a field, next to its name, label and hint; a text where nothing is said. */
export type Controls<Name extends string = string> = Readonly<Partial<Record<Name, Partial<FieldSpec>>>>;

export interface ControlsProps<Name extends string = string> {
  readonly part: FormPart;
  /** The record that is changed; undefined of a new one. */
  readonly row?: AnyRecord;
  readonly children: (controls: Controls<Name>) => ReactNode;
}

interface RowProps<Row> {
  readonly row: Row;
}

/**
 * What the screens of a record need next to its declaration: ordinary code of its area. Its parts are written as
 * methods, so that the screens of all records take any of them: each is given rows of its own resource alone.
 */
export interface RecordDefinition<R extends AnyResource> {
  readonly resource: R;
  /** Gives its form the options of fields, and what else it says of them. */
  Controls(this: void, props: ControlsProps<keyof R["fields"] & string>): ReactNode;
  /** Next to the title of one. */
  facts(this: void, row: RecordOf<R>): string;
  /** Something needs it: it cannot be deleted, and its page says so. */
  isInUse(this: void, row: RecordOf<R>): boolean;
  /** Panels next to the form of one. */
  Beside(this: void, props: RowProps<RecordOf<R>>): ReactNode;
}

export type AnyDefinition = RecordDefinition<(typeof resources)[keyof typeof resources]>;
export interface RecordScreenProps {
  readonly definition: AnyDefinition;
}
export type AnyRecord = RecordOf<AnyDefinition["resource"]>;
