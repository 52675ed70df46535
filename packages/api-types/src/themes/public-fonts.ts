/**
 * A font file that every user may fetch, signed in or not: pages of the edge draw with it, the application shares it.
 */
interface PublicFont {
  readonly family: string;
  /** Package and file that it comes from. */
  readonly source: string;
  /** The first 16 hexadecimal digits of the file's SHA-256: the build refuses another file. */
  readonly digest: string;
  readonly weights: string;
  readonly stretch?: string;
}

const latin =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

export const publicFonts = [
  {
    family: "IBM Plex Sans Variable",
    source: "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-standard-normal.woff2",
    digest: "1e875856600a34cb",
    weights: "100 700",
    stretch: "75% 100%",
  },
  {
    family: "Source Serif 4 Variable",
    source: "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    digest: "382475f38242c52d",
    weights: "200 900",
  },
] as const satisfies readonly PublicFont[];

/** Where a public font is served, by the digest of its bytes: "/public/fonts/ibm-plex-sans-latin-…-1e875856600a34cb.woff2". */
export function publicFontPath({ source, digest }: PublicFont): string {
  const name = source.slice(source.lastIndexOf("/") + 1, -".woff2".length);
  return `/public/fonts/${name}-${digest}.woff2`;
}

function faceOf(font: PublicFont): string {
  const stretch = font.stretch === undefined ? "" : `font-stretch:${font.stretch};`;
  return `@font-face{font-family:"${font.family}";font-style:normal;font-display:swap;font-weight:${font.weights};${stretch}src:url(${publicFontPath(font)}) format("woff2");unicode-range:${latin}}`;
}

/** `@font-face` rules of those that some CSS names. */
export const facesNamedIn = (css: string): string =>
  publicFonts
    .filter(({ family }) => css.includes(family))
    .map(faceOf)
    .join("");

/** All `@font-face` rules, with a fallback of the same measures, so that nothing moves when the font arrives. */
export function publicFontCss(): string {
  const faces = publicFonts.map(faceOf);
  const fallback = `@font-face{font-family:"Plex Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:107.4%;ascent-override:95.4%;descent-override:25.6%;line-gap-override:0%}`;
  return faces.join("") + fallback;
}
