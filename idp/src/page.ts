import { scaleCss, themeCss } from "@paygauge/api-types/themes/theme-css";

/** Text made safe inside HTML, attributes too. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (each) => `&#${each.codePointAt(0) ?? 0};`);
}

const css = `${themeCss("t5", "system")}${scaleCss()}
*{box-sizing:border-box}body{margin:0;background:var(--canvas);color:var(--text);font:var(--type-body)}
main{max-width:1040px;margin:0 auto;padding:32px 20px 56px}
.stamp{display:inline-block;padding:2px 8px;border:1px solid var(--warning-line);border-radius:3px;background:var(--warning-bg);color:var(--warning);font:var(--type-label)}
h1{margin:12px 0 4px;font:var(--type-display)}p{margin:0 0 20px;color:var(--text-2);max-width:70ch}
h2{margin:28px 0 10px;font:var(--type-section)}
form ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(290px,1fr));gap:10px;margin:0;padding:0;list-style:none}
li{display:flex}.person{display:flex;flex-direction:column;justify-content:flex-start;width:100%;padding:12px 14px;border:1px solid var(--line-2);border-radius:6px;background:var(--surface);color:var(--text);font:var(--type-body);text-align:left;cursor:pointer;overflow-wrap:anywhere}
.person:hover{background:var(--hover);border-color:var(--accent)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.person b{display:block;font-weight:600}.person small{display:block;margin-top:2px;font:var(--type-label);color:var(--text-2)}
.go{padding:10px 18px;border:0;border-radius:4px;background:var(--accent);color:var(--on-accent);font:var(--type-body);font-weight:600;cursor:pointer}`;

/** A whole page of the embedded provider; `body` is HTML already made safe. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en" data-theme="t5" data-mode="system"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${css}</style></head>
<body><main><span class="stamp">Local test provider</span>${body}</main></body></html>`;
}
