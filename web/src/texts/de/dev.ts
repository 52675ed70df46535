import type { Translation } from "../translation.ts";

/** Words of the developer area. */
export const devTexts = {
  title: "Entwicklungsbereich",
  lead: "Seiten für alle, die das Produkt entwickeln.",
  notReleased: "Nicht in dieser Version",
  examples: {
    title: "Beispiele",
    lead: "Jede Komponente in jedem Zustand, für den es eine Vorschau gibt, in jedem Farbschema und Modus.",
    theme: "Farbschema",
    mode: "Modus",
    modes: { light: "Hell", dark: "Dunkel", print: "Druck" },
    components: "Komponenten",
    all: "Alle Komponenten",
    count: "{count, plural, one {# Beispiel} other {# Beispiele}}",
    unknown: "Eine Komponente dieses Namens gibt es nicht. Wählen Sie eine aus der Liste.",
    example: "{component}: {state}",
  },
} as const satisfies Translation["dev"];
