import { useTranslations } from "../../../state/formats.ts";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** The text as JSON, or undefined where it is none. */
export function readJson(text: string): Json | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Entries of an object or a list with their keys; null for what has none. */
export function entriesOf(value: Json): readonly (readonly [string, Json])[] | null {
  if (value === null || typeof value !== "object") return null;
  return Object.entries(value);
}

/** JSON as lines that fold: the first level is open. */
export function JsonTree({
  value,
  name,
  open = true,
}: {
  readonly value: Json;
  readonly name?: string;
  readonly open?: boolean;
}) {
  const words = useTranslations("devops.command");
  const entries = entriesOf(value);
  const label = name === undefined ? "" : `${name}: `;
  if (entries === null || entries.length === 0) {
    return (
      <span>
        <span className="text-text-2">{label}</span>
        {JSON.stringify(value)}
      </span>
    );
  }
  return (
    <details open={open}>
      <summary className="cursor-pointer text-text-2">
        {label}
        {words("items", { count: entries.length })}
      </summary>
      <ul className="ps-4">
        {entries.map(([key, each]) => (
          <li key={key}>
            <JsonTree name={key} value={each} open={false} />
          </li>
        ))}
      </ul>
    </details>
  );
}
