import type { Translation } from "../translation.ts";

/** Dossiers de rapprochement seul : synthèse, téléchargement, et ce qui remplace une page absente. */
export const matchedTexts: Translation["matched"] = {
  absent: {
    title: "{page} : absent de ce type de dossier",
    text: "Ce dossier sert au rapprochement seul. Ses fichiers disent qui sont les fournisseurs, pas ce qui a été payé ; il n’a donc ni dépenses ni évaluations.",
    toSummary: "Ouvrir la synthèse du rapprochement",
  },
  kind: {
    title: "Changer le type de {name} ?",
    text: "Le dossier change de type. Rien de ce qui a été envoyé n’est perdu, et vous pouvez revenir au type précédent.",
    operation: "Changer le type du dossier",
    to: "Nouveau type",
    holds: {
      base: "Une ligne par fournisseur, avec dépenses",
      matchedDataOnly: "Fournisseurs sans dépenses : rapprochés, non évalués",
      advanced: "Une ligne par commande, facture ou paiement",
    },
    confirm: "Passer à {kind}",
    currency: "Devise",
    currencyHint: "Utilisée pour les lignes sans devise.",
    currencyPlaceholder: "Choisir une devise",
    changes: "Ce qui change",
    absent: "Absent du nouveau type : {pages}.",
    unread: "N’est plus lu dans les fichiers : {fields}.",
    wanted: "Nécessaire, et dans aucun fichier pour l’instant : {fields}.",
    gained: "Nouvelles pages après l’import : {pages}.",
    files:
      "{count, plural, =0 {Le dossier n’a pas encore de fichier.} one {Son fichier reste. Confirmez à nouveau ses colonnes, contrôlez-le et importez-le.} other {Ses # fichiers restent. Confirmez à nouveau leurs colonnes, contrôlez-les et importez-les.}}",
    filesStay: "Ses fichiers restent. Leurs colonnes doivent être à nouveau confirmées, contrôlées et importées.",
    runsStay: "Les résultats et ce qui est publié restent tels quels jusqu’au prochain import.",
  },
  summary: {
    headline: "{matched, number} sur {count, plural, one {# fournisseur rapproché} other {# fournisseurs rapprochés}}.",
    acceptance:
      "{card, plural, one {# accepte} other {# acceptent}} la carte, {virtual, plural, one {# accepte} other {# acceptent}} la carte virtuelle.",
    nothing:
      "{count, plural, one {Le seul fournisseur n’est pas rapproché.} other {Aucun des # fournisseurs n’est rapproché.}}",
    open: "Ouvrir {count, plural, one {le fournisseur rapproché} other {les # fournisseurs rapprochés}}",
    download: "Télécharger le rapprochement",
    figures: "Le rapprochement en chiffres",
    suppliers: "Fournisseurs",
    names: "{count, plural, one {# nom} other {# noms}} dans les fichiers",
    matched: "Rapprochés",
    ofSuppliers: "{percent} des fournisseurs",
    card: "Acceptent la carte",
    virtual: "Acceptent la carte virtuelle",
    toCheck: "À vérifier",
    toCheckNote: "Faible : trop peu pour un rapprochement",
    byReason: "Rapprochements par niveau et motif",
    opens: "Un nombre ouvre ses fournisseurs.",
    band: "Niveau",
    reason: "Motif",
    count: "Fournisseurs",
    share: "Part",
    shareOf: "Part des fournisseurs par niveau de rapprochement",
    openReason: "{count, plural, one {# fournisseur} other {# fournisseurs}} : {band}, {reason}",
    noReasons: "Cette analyse n’indique pas de motif. Réévaluez le dossier pour les voir.",
  },
};
