/** Templates of emails by hand, of one brand: every user who writes in its name uses and edits them. */
import { toolMailLimits, toolTemplate, type SavedToolTemplate } from "@paygauge/api-types/entities/tool-mails";
import { soundRows } from "@paygauge/worker/stored-rows";

export const toolTemplatesOf = (sql: SqlStorage): SavedToolTemplate[] =>
  soundRows(sql, toolTemplate, "SELECT * FROM tool_template ORDER BY name, id");

/** Adds a template; the same ID again changes nothing. Returns false where the brand has as many as it can have. */
export function addToolTemplate({ sql }: DurableObjectStorage, added: SavedToolTemplate): boolean {
  const { id, name, language, subject, text, version, savedBy, savedOn } = added;
  const known = toolTemplatesOf(sql);
  if (known.some((each) => each.id === id)) return true;
  if (known.length >= toolMailLimits.templates) return false;
  const query = "INSERT INTO tool_template VALUES (?, ?, ?, ?, ?, ?, ?, ?)";
  sql.exec(query, id, name, language, subject, text, version, savedBy, savedOn);
  return true;
}

/** "absent": there is none. "changed": another version was saved meanwhile. */
export function updateToolTemplate(
  { sql }: DurableObjectStorage,
  { id, name, language, subject, text, version, savedBy, savedOn }: SavedToolTemplate,
): "saved" | "absent" | "changed" {
  const known = toolTemplatesOf(sql).find((each) => each.id === id);
  if (known === undefined) return "absent";
  if (known.version !== version) return "changed";
  sql.exec(
    `UPDATE tool_template SET name = ?, language = ?, subject = ?, text = ?, version = version + 1, savedBy = ?,
       savedOn = ? WHERE id = ?`,
    name,
    language,
    subject,
    text,
    savedBy,
    savedOn,
    id,
  );
  return "saved";
}

/** Returns the name of the deleted template; null where there is none. */
export function deleteToolTemplate({ sql }: DurableObjectStorage, id: string): string | null {
  const known = toolTemplatesOf(sql).find((each) => each.id === id);
  if (known === undefined) return null;
  sql.exec("DELETE FROM tool_template WHERE id = ?", id);
  return known.name;
}
