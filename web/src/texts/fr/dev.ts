import type { Translation } from "../translation.ts";
import { devAnonymiseTexts } from "./dev-anonymise.ts";
import { devAnonymiserTexts } from "./dev-anonymiser.ts";
import { devDebugTexts } from "./dev-debug.ts";
import { devLayoutsTexts } from "./dev-layouts.ts";
import { devPartsTexts } from "./dev-parts.ts";
import { devResetTexts } from "./dev-reset.ts";
import { devSocketTexts } from "./dev-socket.ts";

/** Words of the developer area. */
export const devTexts = {
  title: "Espace développeurs",
  lead: "Pages destinées à ceux qui développent le produit.",
  inaccessible:
    "Aucun utilisateur ne peut ouvrir cette page. Si vous la voyez, le contrôle d’accès est défaillant : signalez-le.",
  notReleased: "Non disponible dans cette version",
  ...devPartsTexts,
  anonymise: devAnonymiseTexts,
  anonymiser: devAnonymiserTexts,
  reset: devResetTexts,
  debug: devDebugTexts,
  layouts: devLayoutsTexts,
  socket: devSocketTexts,
  examples: {
    title: "Exemples",
    lead: "Chaque composant dans chacun de ses états d’aperçu, dans tous les thèmes et modes.",
    theme: "Thème",
    mode: "Mode",
    modes: { light: "Clair", dark: "Sombre", print: "Impression" },
    components: "Composants",
    all: "Tous les composants",
    count: "{count, plural, one {# exemple} other {# exemples}}",
    unknown: "Composant introuvable. Choisissez-en un dans la liste.",
    example: "{component} : {state}",
  },
} as const satisfies Translation["dev"];
