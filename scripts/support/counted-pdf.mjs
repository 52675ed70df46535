// Writes the PDF library as the chatbot reads with it: every step that a file can multiply is counted before it is taken
// (chatbot/src/reading/pdf-steps.ts), and fonts and images, which no text needs, are never unpacked. The library offers no
// way to do so from outside, and it yields by a clock that stops while a Worker computes.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

const source = path.join(root, "chatbot/node_modules/unpdf/dist/pdfjs.mjs");
const target = path.join(root, "chatbot/src/reading/pdfjs.derived.mjs");
const header =
  '// Written by scripts/support/counted-pdf.mjs from the library unpdf. Don\'t edit it.\nimport { pdfSteps as $steps } from "./pdf-steps.ts";\n';

/** What is replaced by what; each text is in the library exactly once. */
const changes = [
  // Between two operators: whether the event loop is due.
  ["check(){return++this.checked<", "check(){if($steps.isDue())return!0;return++this.checked<"],
  [
    "if(m){next(Cr);return}flushTextContentItem(),enqueueChunk(),e()}",
    "if(m){next($steps.pause());return}flushTextContentItem(),enqueueChunk(),e()}",
  ],
  // An operator before it is executed, and what is skipped before one is found.
  ["return this.preprocessCommand(a,t),e.fn=a", "return $steps.operator(t),this.preprocessCommand(a,t),e.fn=a"],
  [
    "read(e){let t=e.args;for(;;){let n=this.parser.getObj();",
    "read(e){let t=e.args;for(;;){$steps.operand();let n=this.parser.getObj();",
  ],
  // A form inside forms.
  ["g=new RefSet(p);if(h){if(p?.has(h))", "g=new RefSet(p);$steps.form(p?p._set.size:0);if(h){if(p?.has(h))"],
  // Bytes that a stream unpacks to, before there is room for them.
  [
    "for(;n<e;)n*=2;let r=new Uint8Array(n);return r.set(t)",
    "for(;n<e;)n*=2;$steps.unpack(n-t.byteLength,n);let r=new Uint8Array(n);return r.set(t)",
  ],
  // Unpacked piece by piece, never by the stream of the platform, which unpacks the whole at once.
  [
    "return e||(this.#e=!1,this.stream=new Ee(t,2,t.length,this.stream.dict),this.reset(),null)}get isAsync(){return this.#e}",
    "return e||(this.#e=!1,this.stream=new Ee(t,2,t.length,this.stream.dict),this.reset(),null)}get isAsync(){return!1}",
  ],
  [
    "return e||(this.#e=!1,this.stream=new Ee(t,0,t.length,this.stream.dict),this.reset(),null)}get isAsync(){return this.#e}",
    "return e||(this.#e=!1,this.stream=new Ee(t,0,t.length,this.stream.dict),this.reset(),null)}get isAsync(){return!1}",
  ],
  ["readBlock(){this.decodeImage()}", "readBlock(){$steps.refuse()}"],
  // Objects, and entries of the tables that say where they are.
  [
    "let i=this.getEntry(n);if(i===null)return i;if(this._pendingRefs.has(e))",
    "let i=this.getEntry(n);if(i===null)return i;$steps.object();if(this._pendingRefs.has(e))",
  ],
  ["t.entryNum=a,t.streamPos=e.pos;let s=0,c=0,l=0;", "$steps.entry();t.entryNum=a,t.streamPos=e.pos;let s=0,c=0,l=0;"],
  // Elements of an array or a dictionary, each before it is parsed.
  ["this.buf1!==te;)n.push(this.getObj(e));", "this.buf1!==te;)$steps.entry(),n.push(this.getObj(e));"],
  [
    "if(this.shift(),this.buf1===te)break;r.set(t,this.getObj(e))",
    "if($steps.entry(),this.shift(),this.buf1===te)break;r.set(t,this.getObj(e))",
  ],
  // A file without a usable table is searched for its objects, line by line.
  ["let m=readToken(s,u),h;", "$steps.line();let m=readToken(s,u),h;"],
  [
    "n+=String.fromCharCode(r),r=e[t];return n}function skipUntil",
    "$steps.entry(),n+=String.fromCharCode(r),r=e[t];return n}function skipUntil",
  ],
  // Ranges of a font's codes and widths, which a few bytes claim.
  ["mapCidRange(e,t,n){if(t-e>at)", "mapCidRange(e,t,n){$steps.range(t-e);if(t-e>at)"],
  ["mapBfRange(e,t,n){if(t-e>at)", "mapBfRange(e,t,n){$steps.range(t-e);if(t-e>at)"],
  [
    "forEach(e){for(let t=this.firstChar,n=this.lastChar;t<=n;t++)",
    "forEach(e){$steps.range(this.lastChar-this.firstChar);for(let t=this.firstChar,n=this.lastChar;t<=n;t++)",
  ],
  [
    "for(let e=t;e<=n;e++)i[e]=a}else break}if(n.vertical)",
    "$steps.range(n-t);for(let e=t;e<=n;e++)i[e]=a}else break}if(n.vertical)",
  ],
  [
    "for(let e=t;e<=i;e++)o[e]=a}else break}}}else{",
    "$steps.range(i-t);for(let e=t;e<=i;e++)o[e]=a}else break}}}else{",
  ],
  // The programs of fonts: text comes from their encodings.
  ["for(let t of[`FontFile`,`FontFile2`,`FontFile3`])if(h=e.get(t),h){g=t;break}", ""],
];

/** Returns the library's text with its counters. @throws Error where a release of it has another text at one of the places */
function countedPdf(text = readFileSync(source, "utf8")) {
  return changes.reduce((changed, [before, after]) => {
    const parts = changed.split(before);
    if (parts.length !== 2) throw new Error(`The PDF library has ${parts.length - 1} places with: ${before}`);
    return parts.join(after);
  }, header + text);
}

/** Writes the library with its counters unless it is up to date. */
export function writeCountedPdf() {
  const text = countedPdf();
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) writeFileSync(target, text);
}
