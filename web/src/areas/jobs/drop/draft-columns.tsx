import { Button, NotificationBar, Panel } from "@paygauge/ui";
import { useState } from "react";
import type { ColumnMapping } from "@paygauge/api-types/entities/ledger";
import { useTranslations } from "../../../state/formats.ts";
import { FieldRow } from "../workflow/map/field-row.tsx";
import { MappingGapsNotice } from "../workflow/map/mapping-gaps-notice.tsx";
import { fieldOrder, unusedColumns } from "../workflow/map/mapping-rules.ts";
import { MappingSettings } from "../workflow/map/mapping-settings.tsx";
import { OverruledNotice } from "../workflow/map/overruled-notice.tsx";
import type { Draft } from "./draft-of.ts";
import { Questions, questionsAt } from "./questions.tsx";
import { useFieldQuestions } from "./field-questions.tsx";

interface DraftColumnsProps {
  readonly draft: Draft;
  /** One line alone, while the breakdowns are open. */
  readonly isFolded: boolean;
  readonly disabled: boolean;
  readonly onUnfold: () => void;
  readonly onChange: (mapping: ColumnMapping) => void;
}

/** Which column feeds which field: what is required and found first, all the others on demand. */
export function DraftColumns({ isFolded, onUnfold, ...rest }: DraftColumnsProps) {
  return isFolded ? <FoldedColumns draft={rest.draft} onUnfold={onUnfold} /> : <OpenColumns {...rest} />;
}

/** How many columns are used, in one line. */
function FoldedColumns({ draft: { inspection, mapping }, onUnfold }: Pick<DraftColumnsProps, "draft" | "onUnfold">) {
  const words = useTranslations("create.drop.columns");
  const used = Object.keys(mapping.sources).length;
  return (
    <Panel
      title={words("title")}
      facts={words("used", { used, columns: inspection.dialect.columns.length })}
      actions={
        <Button size="sm" variant="quiet" aria-expanded={false} onClick={onUnfold}>
          {words("unfold")}
        </Button>
      }
    >
      {null}
    </Panel>
  );
}

function OpenColumns({ draft, disabled, onChange }: Omit<DraftColumnsProps, "isFolded" | "onUnfold">) {
  const words = useTranslations("create.drop");
  const map = useTranslations("upload.map");
  const { file, inspection, mapping, kind, gaps } = draft;
  const [all, setAll] = useState(false);
  // The order stays while the user works: a row must not move under the pointer.
  const [order] = useState(() => fieldOrder(mapping, kind.value));
  const shown = [...order.required, ...order.fed, ...(all ? order.rest : [])];
  const questionOf = useFieldQuestions({ draft, disabled, onChange });
  return (
    <Panel
      title={words("columns.title")}
      facts={words("columns.facts")}
      actions={
        <Button size="sm" variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? words("columns.fewer") : words("columns.more", { count: order.rest.length })}
        </Button>
      }
    >
      {file?.mappingRemembered === true && (
        <div className="mb-2">
          <NotificationBar tone="success">{map("remembered")}</NotificationBar>
        </div>
      )}
      <OverruledNotice overruled={inspection.overruled ?? []} />
      <MappingGapsNotice gaps={gaps} inspection={inspection} mapping={mapping} />
      <ul className="@container mt-2 divide-y divide-line border-t border-line">
        {shown.map((field) => (
          <FieldRow
            key={field}
            field={field}
            required={order.required.includes(field)}
            inspection={inspection}
            mapping={mapping}
            disabled={disabled}
            onChange={onChange}
            {...questionOf(field)}
          />
        ))}
        {questionsAt(draft, "columns").length > 0 && (
          <li data-ask="columns" className="-ms-3 border-s-2 border-s-warning py-2.5 ps-2.5">
            <Questions at="columns" draft={draft} disabled={disabled} onChange={onChange} />
          </li>
        )}
      </ul>
      <Unused draft={draft} />
      {all && (
        <div className="mt-3">
          <MappingSettings
            kind={kind.value}
            mapping={mapping}
            inspection={inspection}
            disabled={disabled}
            onChange={onChange}
          />
        </div>
      )}
    </Panel>
  );
}

/** Columns named before the rest is counted. */
const named = 4;

function Unused({ draft: { inspection, mapping } }: { readonly draft: Draft }) {
  const words = useTranslations("create.drop.columns");
  const rest = unusedColumns(mapping, inspection.profiles);
  if (rest.length === 0) return null;
  const names = rest
    .slice(0, named)
    .map(({ name, commonest }) =>
      commonest != null && commonest.share === 1 ? words("same", { name, value: commonest.text }) : name,
    );
  return (
    <p className="border-t border-line pt-2 text-label wrap-anywhere text-text-2">
      {words("unused", { count: rest.length, names: names.join(", "), more: Math.max(0, rest.length - named) })}
    </p>
  );
}
