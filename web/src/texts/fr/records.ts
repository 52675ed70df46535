import type { Translation } from "../translation.ts";

/** Words of the declared records: what all of them say, then each by its own id. */
export const recordsTexts = {
  page: {
    record: "Détails",
    use: "Utilisation",
    none: "Aucun",
    was: "auparavant {value}",
    undo: "Annuler",
    changeHere: "Modifier ici",
    useDefault: "Utiliser la valeur par défaut",
  },
  delete: {
    button: "Supprimer",
    title: "Supprimer {name} ?",
    text: "Cette suppression vaut pour tout le monde et ne peut pas être annulée.",
    inUse: "Encore utilisé par des dossiers. Supprimez-les ou déplacez-les d’abord.",
    final: "Irréversible.",
    unused: "Utilisé nulle part.",
  },
  buyer: {
    list: {
      label: "Acheteurs",
      create: "Nouvel acheteur",
    },
    create: "Créer l’acheteur",
    save: "Enregistrer l’acheteur",
    sections: {
      identity: "Identité",
      identityHint: "Le nom de l’acheteur.",
      region: "Région et secteur",
      regionHint: "Proposés pour chaque nouveau dossier.",
    },
    fields: {
      issuerId: "Émetteur",
      name: "Nom",
      issuerName: "Émetteur",
      country: "Pays",
      currency: "Devise",
      industryCode: "Code sectoriel",
      buyerType: "Type d’acheteur",
      jobsCount: "Dossiers",
      createdOn: "Créé",
    },
    hints: {
      currency: "Proposée pour les dossiers de l’acheteur.",
      industryCode: "Jusqu’à 8 chiffres, par exemple un code SIC ou NAICS.",
      buyerType:
        "Les délais de paiement des organismes publics sont plafonnés par la loi dans certains pays. Non indiqué : le nom décide.",
    },
    types: { public: "Organisme public", private: "Entreprise privée", unknown: "Inconnu" },
    typeGuess: "D’après « {words} » dans le nom : {type}. Il s’applique jusqu’à ce que vous choisissiez un autre type.",
    typeShown: "{type}, deviné d’après le nom",
    chooseIssuer: "Choisir un émetteur",
  },
  datapointProfile: {
    list: { label: "Profils de données", create: "Nouveau profil" },
    create: "Créer le profil",
    save: "Enregistrer le profil",
    fields: {
      name: "Nom",
      kind: "Téléchargement",
      fields: "Colonnes",
      fieldsCount: "Colonnes",
      issuersCount: "Émetteurs",
      createdOn: "Créé",
    },
    values: {
      kind: { analysis: "Données d’analyse", matchedData: "Rapprochement seul", onboarding: "Données d’intégration" },
    },
  },
} as const satisfies Translation["records"];
