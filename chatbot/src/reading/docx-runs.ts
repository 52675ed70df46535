/**
 * Runs of a DOCX as a reader of it sees them. Hidden and doubly struck text becomes struck text, which is left out like
 * any other; results of simple fields become runs.
 */

const off = /\bw:val="(?:0|false|off|none)"/;
const unseen = /<w:(?:vanish|specVanish|webHidden|dstrike)\b([^>]*)\/>/g;
const runProperties = /<w:rPr>(?:(?!<\/?w:rPr\b)[\s\S]){0,4000}<\/w:rPr>/g;
const style = /<w:style\b[^>]*\bw:styleId="([^"]{1,200})"[^>]*>((?:(?!<\/w:style>)[\s\S]){0,8000})<\/w:style>/g;
const styleOf = /<w:rStyle\s+w:val="([^"]{1,200})"\s*\/>/;
const struck = "<w:strike/>";

const isUnseen = (properties: string): boolean =>
  [...properties.matchAll(unseen)].some(([, attributes = ""]) => !off.test(attributes));

/** IDs of the styles whose text is hidden. */
export function unseenStyles(styles: string): ReadonlySet<string> {
  const found = [...styles.matchAll(style)].filter(([, , body = ""]) => {
    const text = body.replace(/<w:pPr>[\s\S]*?<\/w:pPr>/g, "");
    return isUnseen(text) || [...text.matchAll(/<w:strike\b([^>]*)\/>/g)].some(([, of = ""]) => !off.test(of));
  });
  return new Set(found.map(([, id = ""]) => id));
}

/** The document part with its unseen runs struck and its fields as text. */
export function visibleRuns(xml: string, unseenStyle: ReadonlySet<string>): string {
  return xml
    .replaceAll(runProperties, (properties) => {
      const named = styleOf.exec(properties)?.[1];
      if (!isUnseen(properties) && (named === undefined || !unseenStyle.has(named))) return properties;
      const others = properties.slice("<w:rPr>".length).replaceAll(/<w:strike\b[^>]*\/>/g, "");
      return `<w:rPr>${struck}${others}`;
    })
    .replaceAll(/<\/?w:fldSimple\b[^>]*>/g, "");
}
