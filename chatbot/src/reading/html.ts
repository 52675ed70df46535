import { HtmlCollector } from "./html-collector.ts";
import { HtmlTree, piecesOf } from "./html-tree.ts";
import { pause } from "./pause.ts";
import type { Block } from "./read-types.ts";

/** Characters that are parsed before other requests may run. */
const pieceLength = 2048;

/**
 * Reads the visible text of HTML, as a browser builds its tree; scripts, styles, hidden and struck parts are left out.
 * @throws DocumentRefused beyond a limit
 */
export async function readHtml(html: string): Promise<Block[]> {
  const collector = new HtmlCollector();
  const tree = new HtmlTree(collector);
  for (const piece of piecesOf(html, pieceLength)) {
    tree.write(piece);
    await pause();
  }
  return endOf(tree, collector);
}

/** Reads a short piece of HTML at once, such as one inside Markdown. @throws DocumentRefused beyond a limit */
export function readHtmlPiece(html: string): Block[] {
  const collector = new HtmlCollector();
  const tree = new HtmlTree(collector);
  for (const piece of piecesOf(html, pieceLength)) tree.write(piece);
  return endOf(tree, collector);
}

function endOf(tree: HtmlTree, collector: HtmlCollector): Block[] {
  tree.end();
  collector.flush();
  return collector.blocks;
}
