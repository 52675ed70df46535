import type { Translation } from "../translation.ts";

/** Words of the developer area. */
export const devTexts = {
  title: "Espace développeurs",
  lead: "Pages destinées à ceux qui construisent le produit.",
  notReleased: "Absent de cette version",
  examples: {
    title: "Exemples",
    lead: "Chaque composant dans chaque état disposant d’un aperçu, dans tous les thèmes et modes.",
    theme: "Thème",
    mode: "Mode",
    modes: { light: "Clair", dark: "Sombre", print: "Impression" },
    components: "Composants",
    all: "Tous les composants",
    count: "{count, plural, one {# exemple} other {# exemples}}",
    unknown: "Aucun composant ne porte ce nom. Choisissez-en un dans la liste.",
    example: "{component} : {state}",
  },
} as const satisfies Translation["dev"];
