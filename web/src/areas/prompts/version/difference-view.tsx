import { ScrollBox } from "@paygauge/ui";
import { useTranslations } from "../../../state/formats.ts";
import type { DiffLine, DiffPart } from "../diff/line-diff.ts";
import { isChanged, type VersionDiff } from "../diff/version-diff.ts";
import { TemplateText } from "./template-text.tsx";

interface DifferenceViewProps {
  readonly diff: Pick<VersionDiff, "template">;
  readonly before: number;
  readonly after: number;
}

/** Two templates, line by line; changed words are marked inside their lines. */
export function DifferenceView({ diff, before, after }: DifferenceViewProps) {
  const words = useTranslations("prompts.page");
  const count = (kind: DiffLine["kind"]) => diff.template.filter((each) => each.kind === kind).length;
  return (
    <>
      <p className="flex flex-wrap gap-x-3 border-b border-line px-4 py-1.5 text-label">
        {isChanged(diff.template) ? (
          <>
            <span className="text-success">{words("added", { count: count("added") })}</span>
            <span className="text-danger">{words("removed", { count: count("removed") })}</span>
          </>
        ) : (
          <span className="text-text-2">{words("same")}</span>
        )}
      </p>
      <ScrollBox label={words("difference")} className="max-h-160">
        <DiffTable label={words("difference")} lines={diff.template} before={before} after={after} />
      </ScrollBox>
    </>
  );
}

interface DiffTableProps {
  readonly label: string;
  readonly lines: readonly DiffLine[];
  readonly before: number;
  readonly after: number;
}

const rowTone = { same: "", removed: "bg-danger-bg", added: "bg-success-bg" } as const;
const signs = { same: "", removed: "\u2212", added: "+" } as const;
const numberCell = "w-9 px-1 text-end align-top text-text-2 select-none";

/** Lines of a difference as a table: both numbers, the sign and the text. */
export function DiffTable({ label, lines, before, after }: DiffTableProps) {
  const words = useTranslations("prompts.page");
  return (
    <table aria-label={label} className="w-full border-collapse font-mono text-mono">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words("lineBefore", { number: before })}</th>
          <th scope="col">{words("lineAfter", { number: after })}</th>
          <th scope="col">{words("lineSign")}</th>
          <th scope="col">{words("lineText")}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // Lines can be equal: only their place distinguishes them.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={at} data-kind={line.kind} className={rowTone[line.kind]}>
            <td className={numberCell}>{line.before}</td>
            <td className={numberCell}>{line.after}</td>
            <td className="w-5 text-center align-top select-none">
              <span aria-hidden>{signs[line.kind]}</span>
              {line.kind !== "same" && (
                <span className="sr-only">{words(line.kind === "added" ? "isAdded" : "isRemoved")}</span>
              )}
            </td>
            <td className="pe-3 whitespace-pre-wrap wrap-anywhere">
              <Parts parts={line.parts} kind={line.kind} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Marked words are underlined and bold too: colour alone doesn't carry the meaning. */
function Parts({ parts, kind }: { readonly parts: readonly DiffPart[]; readonly kind: DiffLine["kind"] }) {
  if (parts.length === 0) return <TemplateText text="" />;
  const Mark = kind === "removed" ? "del" : "ins";
  return (
    <>
      {parts.map(({ text, isMarked }, at) =>
        isMarked ? (
          // oxlint-disable-next-line react/no-array-index-key
          <Mark key={at} className="font-semibold underline decoration-2 underline-offset-2">
            {text}
          </Mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <TemplateText key={at} text={text} />
        ),
      )}
    </>
  );
}
