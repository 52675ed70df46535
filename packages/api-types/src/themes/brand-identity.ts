/**
 * What distinguishes one theme's brand from another, apart from its colours: its mark, and how its name is set. The edge writes it
 * into each page of the brand's domain, so that no page carries the other four.
 */
import { fontFamilies } from "./scale.ts";
import { themeKeys, type ThemeKey } from "./theme-types.ts";

/** Six blades of a shutter: from each corner of a hexagon to the ring. */
function blades(): string {
  return Array.from({ length: 6 }, (_, index) => {
    const [from, to] = [(index * Math.PI) / 3, ((index + 1.25) * Math.PI) / 3];
    const point = (angle: number, radius: number) =>
      `${(16 + Math.cos(angle) * radius).toFixed(1)} ${(16 + Math.sin(angle) * radius).toFixed(1)}`;
    return `M${point(from, 6.5)}L${point(to, 12.5)}`;
  }).join("");
}

const berries = [
  [12, 11.5],
  [20, 11.5],
  [9, 17.5],
  [16, 17.5],
  [23, 17.5],
  [12.5, 23.5],
  [19.5, 23.5],
  [16, 28],
] as const;

/** Drawings of 32 by 32; the colour is that of the text around them. */
const marks: Readonly<Record<ThemeKey, string>> = {
  // Two piers, and the water between them.
  t1: "<path d='M7.5 5.5v21M24.5 5.5v21' stroke-width='5.5'/><path d='M8 18.5c4.5-6 7-4.5 8.5-2.5s4 3 7.5-2.5' stroke-width='4.5'/>",
  t2: `<circle cx='16' cy='16' r='12.5' stroke-width='2.6'/><path d='${blades()}' stroke-width='2.2'/>`,
  // A young frond that unrolls.
  t3: "<path d='M8 29.5c-.5-9 3-18 10-21.5 5.5-2.5 10 .5 10 5s-3.5 6.5-6.8 5.6-3.4-5.4-.4-5.8' stroke-width='3'/><path d='M8.6 22.5c-2.2-.3-4.2-1.5-5.6-3.5M10.6 16.5c-2.3-.4-4.2-1.7-5.4-3.7M14 11.3c-2-.6-3.5-2-4.3-4' stroke-width='2.6'/>",
  t4: `<g fill='#000' stroke='none'>${berries.map(([x, y]) => `<circle cx='${x}' cy='${y}' r='3.9'/>`).join("")}</g><path d='M16 9c-.5-3.5 1-6 5-6.5' stroke-width='2.6'/>`,
  t5: "<path d='M4 4h24v24H4z' stroke-width='2.2' stroke-dasharray='4 3.2' stroke-linecap='butt'/><path d='M6 6l20 20M26 6L6 26' stroke-width='1.8'/>",
};

const { sans, serif, mono } = fontFamilies;

/** A name is its first word (`b`) and the others (`span`). */
const wordmarks: Readonly<Record<ThemeKey, string>> = {
  t1: ".wordmark b{font-weight:700}.wordmark span{font-weight:400}",
  t2: `.wordmark b{font-size:1.3em;font-weight:300;letter-spacing:.01em;text-transform:lowercase}.wordmark span{font-size:.72em;font-weight:600;letter-spacing:.16em;text-transform:uppercase}`,
  t3: `.wordmark{font-family:${serif};font-size:1.15em;font-weight:600;letter-spacing:-.005em}.wordmark b{font-weight:600}`,
  t4: ".wordmark :is(b,span){display:block}.wordmark b{font-weight:700;letter-spacing:.07em;line-height:1.15;text-transform:uppercase}.wordmark span{font-size:.74em;font-weight:500;line-height:1.2}",
  t5: `.wordmark{font-family:${mono};font-weight:400}.wordmark b{font-weight:400}.wordmark::before{content:"["/""}.wordmark::after{content:"]"/""}`,
};

/** The family and weight of a brand's titles before sign-in: its statement and the page's heading. */
const titles: Readonly<Record<ThemeKey, { readonly statement: string; readonly heading: string }>> = {
  t1: { statement: `600 34px/42px ${serif}`, heading: `600 26px/34px ${sans}` },
  t2: { statement: `300 36px/44px ${sans}`, heading: `300 28px/36px ${sans}` },
  t3: { statement: `400 36px/44px ${serif}`, heading: `600 27px/35px ${serif}` },
  t4: { statement: `700 36px/42px ${sans}`, heading: `700 26px/34px ${sans}` },
  t5: { statement: `400 26px/36px ${mono}`, heading: `400 24px/34px ${mono}` },
};

/** CSS of a theme's mark (`.brand-mark`, in the colour of its text) and of the brand's name (`.wordmark`). */
export function brandIdentityCss(theme: ThemeKey): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='#000' stroke-linecap='round' stroke-linejoin='round'>${marks[theme]}</svg>`;
  const address = drawing.replaceAll("<", "%3C").replaceAll(">", "%3E").replaceAll("#", "%23");
  return (
    `.brand-mark{display:block;flex:none;background:currentColor;mask:url("data:image/svg+xml,${address}") center/contain no-repeat;print-color-adjust:exact}` +
    "@media(forced-colors:active){.brand-mark{forced-color-adjust:none;background:CanvasText}}" +
    wordmarks[theme]
  );
}

/**
 * The same of every theme for reports (`.report-mark`, `.report-wordmark`), each below an element whose `data-brand`
 * names the theme. A report shows its job's brand on every domain, so the rules of the page's brand must not match it.
 */
export const reportIdentityCss = (): string =>
  themeKeys
    .map((theme) => {
      const css = brandIdentityCss(theme).replaceAll(".brand-mark", ".report-mark");
      return `[data-brand="${theme}"]{${css.replaceAll(".wordmark", ".report-wordmark")}}`;
    })
    .join("");

/** The same with the statement and headings of the pages before sign-in. */
export function brandPageCss(theme: ThemeKey): string {
  const { statement, heading } = titles[theme];
  return `${brandIdentityCss(theme)}.statement{font:${statement}}.panel h1{font:${heading}}`;
}
