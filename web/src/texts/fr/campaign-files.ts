import { campaignMailTexts } from "./campaign-mails.ts";

/** Words of files of campaigns (outcomes that others report, and contacts) and of their emails. */
export const campaignFileTexts = {
  mails: campaignMailTexts,
  files: {
    external: {
      title: "Importer une campagne externe",
      intro: "Résultats d’une campagne menée ailleurs. Ici, elle est en lecture seule.",
      columns: "CSV avec les colonnes Fournisseur, Statut, Motif, Moyen convenu et Convenu le. Statut est obligatoire.",
    },
    again: {
      title: "Réimporter la campagne",
      intro: "Vous voyez d’abord ce que le nouveau fichier ajoute, modifie et retire.",
    },
    contacts: {
      title: "Importer des contacts",
      intro: "Un contact par fournisseur. Ceux que vous avez saisis ou vérifiés restent.",
      columns: "CSV avec les colonnes Fournisseur, Contact, Fonction, Téléphone et E-mail.",
    },
    open: "Import externe",
    openAgain: "Réimporter",
    openContacts: "Importer des contacts",
    file: "Fichier CSV",
    name: "Nom",
    method: "Moyen",
    cancel: "Annuler",
    other: "Choisir un autre fichier",
    keep: "Importer",
    facts:
      "{rows, plural, one {# ligne} other {# lignes}} : {added, number} à ajouter, {changed, number} à modifier, {gone, number} à retirer, {same, number} sans changement, {rejected, number} non utilisées.",
    unknown:
      "{count, plural, one {# fournisseur ne fait} other {# fournisseurs ne font}} pas partie de ce dossier et {count, plural, one {n’a} other {n’ont}} pas de valeur.",
    entered:
      "{count, plural, one {# contact a été saisi ou vérifié} other {# contacts ont été saisis ou vérifiés}} ici et {count, plural, one {reste} other {restent}}.",
    changes: "Les premiers changements",
    what: "Changement",
    supplier: "Fournisseur",
    contact: "Contact",
    from: "Avant",
    to: "Après",
    change: { added: "Ajouté", changed: "Modifié", gone: "Retiré" },
    read: "Colonnes utilisées : {columns}",
    rejects: "{count, plural, one {# ligne n’est pas utilisée} other {# lignes ne sont pas utilisées}}",
    rejected: "Ligne {line, number} : {reason}",
  },
};
