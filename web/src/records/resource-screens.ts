import { createElement, type ComponentType, type LazyExoticComponent } from "react";
import { records, type RecordScreen, type RecordType } from "@paygauge/api-types/sitemap/records";
import { registerCalls } from "../data/call-table.ts";
import { areaTexts, lazyWithTexts } from "../texts/catalogue.ts";
import type { AnyDefinition, RecordScreenProps } from "./record-definition.ts";

type Part = () => Promise<{ readonly default: ComponentType<RecordScreenProps> }>;
type Screens<Type extends RecordType> = Readonly<
  Record<(typeof records)[Type]["ids"][RecordScreen], LazyExoticComponent<ComponentType>>
>;

/**
 * The screens of a record's list, of one and of a new one, by their page ids. Its own code is `<id>.record.tsx`, which
 * the edge preloads by that name. One that is drawn otherwise is an ordinary screen, spread after these.
 */
export function resourceScreens<Type extends RecordType>(
  type: Type,
  load: () => Promise<{ readonly default: AnyDefinition }>,
  ...needed: readonly (() => Promise<unknown>)[]
): Screens<Type> {
  const { ids } = records[type];
  const drawn = (part: Part) => async () => {
    const [{ default: Screen }, { default: definition }] = await Promise.all([part(), load()]);
    registerCalls(definition.resource.calls);
    return { default: () => createElement(Screen, { definition }) };
  };
  const screens = {
    [ids.list]: lazyWithTexts(
      drawn(() => import("./record-list.tsx")),
      areaTexts.records,
      ...needed,
    ),
    [ids.one]: lazyWithTexts(
      drawn(() => import("./record-one.tsx")),
      areaTexts.records,
      ...needed,
    ),
    [ids.create]: lazyWithTexts(
      drawn(() => import("./record-create.tsx")),
      areaTexts.records,
      ...needed,
    ),
  };
  return screens as Screens<Type>;
}
