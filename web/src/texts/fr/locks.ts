import type { Translation } from "../translation.ts";

/** Words of the write lock. */
export const locksTexts = {
  free: "Personne n’a l’accès en écriture. Prenez-le pour apporter des modifications.",
  mine: "Vous avez l’accès en écriture. Les autres peuvent regarder.",
  other: "{name} a l’accès en écriture. Vous pouvez regarder.",
  requested:
    "Vous avez demandé l’accès en écriture à {name}. Il vous reviendra dès que {name} le cédera, quittera la page ou ne répondra pas.",
  denied: "{name} garde l’accès en écriture pour l’instant. Vous pouvez regarder.",
  expired: "Votre accès en écriture a pris fin. Reprenez-le pour continuer ; votre saisie est toujours là.",
  lost: "{name} a pris l’accès en écriture. Votre saisie est toujours là, mais n’est pas enregistrée.",
  asked: "{name} demande l’accès en écriture et l’obtiendra si vous ne le gardez pas.",
  endsIn: "{seconds} s, renouvelées tant que cette page est ouverte",
  answerIn: "{seconds} s pour répondre",
  until: "jusqu’à {time}, et tant que la page y reste ouverte",
  take: "Prendre l’accès en écriture",
  request: "Le demander",
  force: "Le prendre quand même",
  handOver: "Le céder",
  deny: "Le garder",
  somebody: "Quelqu’un d’autre",
  forceTitle: "Retirer l’accès en écriture à {name} ?",
  forceText:
    "{name} a peut-être saisi des données non encore enregistrées. Un avis lui sera affiché et l’enregistrement ne lui sera plus possible.",
  keepMine: "Lui laisser l’accès",
  differenceTitle: "Modifié entre-temps",
  difference: "Rien de votre saisie n’a été enregistré. Ces champs diffèrent de ce que vous vouliez :",
  differenceNone:
    "Rien de votre saisie n’a été enregistré. L’état actuel correspond à ce que vous vouliez ou n’y touche pas.",
  differenceFailed: "L’état actuel n’a pas pu être lu. Rechargez la page pour le voir.",
  field: "Champ",
  yours: "Votre saisie",
  stands: "État actuel",
  load: "Charger l’état actuel",
  close: "Continuer avec ma saisie",
  active: {
    title: "Personnes actives",
    badge: "avec quelque chose d’ouvert",
    empty: "Personne n’a rien d’ouvert.",
    scopes: {
      job: "Dossier",
      issuer: "Émetteur",
      buyer: "Acheteur",
      user: "Personne",
      branding: "Marque",
      scoringRuleset: "Règles de notation",
      confidenceRuleset: "Règles de rapprochement",
    },
    edits: "modifie",
    looks: "consulte",
  },
} as const satisfies Translation["locks"];
