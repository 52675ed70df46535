import type { Translation } from "../translation.ts";
import { homeTexts } from "./home.ts";

/** Words of the profile and of the first page. */
export const mainTexts = {
  home: homeTexts,
  profile: {
    title: "Profil",
    person: "Vous",
    name: "Nom",
    username: "Nom d’utilisateur",
    email: "E-mail",
    brand: "Marque",
    ownDomain: "Votre domaine",
    anyDomain: "Tous",
    terms: "Conditions d’utilisation",
    privacy: "Politique de confidentialité",
    agreedYes: "Dernière version acceptée",
    agreedNo: "Pas encore acceptée",
    environment: "Environnement",
    roles: "Rôles",
    standard: "Rôles système",
    tabbedView: "Rôles d’analyse",
    inEffect: "actif",
    notInEffect: "inactif",
    noRoles: "Vous n’avez encore aucun rôle. Adressez-vous à votre administrateur.",
    may: "Ce que vous pouvez faire",
    mayNone: "Vous n’avez encore aucune autorisation.",
    appearance: "Apparence",
    colourMode: "Mode de couleur",
    language: "Langue",
  },
  releases: {
    version: "Version {version}",
    current: "Votre version",
    since: "Depuis la version {version}",
    sinceFacts: "Déjà disponible. Le numéro viendra avec la prochaine version.",
    all: "{count, plural, one {# changement} other {Les # changements}}",
    hide: "Masquer les changements",
    benefits: {
      next: {
        first: "Colonnes, dates et devise sont proposées d’après le fichier ; ce qu’il laisse ouvert est demandé.",
        second:
          "Des cas d’usage prêts à l’emploi montrent quels fournisseurs faire passer à la carte, et ce que cela vaut.",
        third: "L’étude de rentabilité calcule le gain annuel et le seuil de rentabilité pendant la saisie.",
        fourth: "Rapports et présentations se composent à partir de votre dossier, se publient et s’impriment en PDF.",
        fifth: "La page de chaque fournisseur dit pourquoi il a son niveau, et ce qui le relèverait.",
      },
      r0_2_0: {
        first: "Vous publiez une analyse lorsqu’elle est prête ; d’ici là, les lecteurs n’en voient rien.",
        second: "Deux analyses se comparent : fournisseurs nouveaux et disparus, et niveaux qui ont changé.",
        third: "Vous fixez le niveau d’un fournisseur à la main, avec un motif qui reste.",
        fourth:
          "Les autres devises sont converties à vos cours ; les lignes sans cours attendent et n’entrent dans aucun total.",
        fifth: "Chaque centime d’un fichier est justifié avant son import.",
      },
      r0_1_0: {
        first: "Les fichiers CSV ou Excel sont lus tels quels, dans tout encodage et format courants.",
        second: "Les fournisseurs sont rapprochés et notés pour huit moyens de paiement, avec les raisons.",
        third:
          "Les répartitions ventilent les dépenses par pays, secteur et mode de paiement, et se filtrent entre elles.",
        fourth:
          "Les listes se filtrent, se trient, s’enregistrent en vues et s’exportent, au clavier seul si vous le voulez.",
        fifth: "Cinq thèmes, trois langues, clair et sombre, sur tout écran.",
      },
    },
  },
  glossary: {
    title: "Glossaire",
    count: "{count, plural, one {# terme} other {# termes}}",
    search: "Rechercher un terme",
    none: "Aucun terme ne correspond. Essayez un autre mot.",
  },
  permissionVerbs: {
    VIEW: "voir {what}",
    CRUD: "voir et modifier {what}",
    CREATE: "créer {what}",
    SELECT: "choisir {what}",
    UPDATE: "mettre à jour {what}",
    DELETE: "supprimer {what}",
    ASSIGN: "affecter {what}",
    RUN: "lancer {what}",
    SWITCH: "changer {what}",
    TOGGLE: "activer et désactiver {what}",
    PUBLISH: "publier {what}",
    EDIT: "modifier {what}",
    INVITE: "inviter {what}",
    APPROVE: "approuver {what}",
    IGNORE: "travailler pendant {what}",
    LOCK: "prendre {what}",
    other: "utiliser {what}",
  },
} as const satisfies Translation["main"];
