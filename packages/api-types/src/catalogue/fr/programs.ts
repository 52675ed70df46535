import type { programsMessages } from "../en/programs.ts";

/** Programs that call the API: refusals and confirmations. */
export const programs: Record<keyof typeof programsMessages, string> = {
  programCallsOnly:
    "Un jeton n’ouvre que les points d’accès de l’API. Connectez-vous pour ouvrir des pages et des fichiers.",
  programWithCookie: "Envoyez un jeton ou un cookie, pas les deux.",
  programToken:
    "Ce jeton n’est pas accepté. Demandez un nouveau jeton d’accès avec les identifiants client d’un programme enregistré.",
  programUnknown:
    "Ce programme n’est pas enregistré ici ou a été révoqué. Demandez à un administrateur des utilisateurs de l’enregistrer dans la gestion des utilisateurs.",
  programPaused:
    "L’utilisateur qui a enregistré ce programme n’a pas accès pour le moment. Demandez à un administrateur des utilisateurs d’enregistrer de nouveau le programme.",
  programNotForIt:
    "Seuls les utilisateurs connectés peuvent utiliser ce point d’accès, les programmes ne le peuvent pas.",
  programLacks:
    "Il manque {permissions} à ce programme. Demandez à un administrateur des utilisateurs d’en enregistrer un qui en dispose.",
  programTooOften:
    "Ce programme a envoyé plus de {most, number} requêtes en une minute. Attendez une minute et réessayez.",
  programName: "Saisissez un nom.",
  programClientId: "Saisissez l’identifiant client de votre fournisseur d’identité.",
  programClientForm: "Un identifiant client ne contient que des caractères ASCII visibles, sans espace ni |.",
  programClientTaken:
    "Cet identifiant client est déjà enregistré ou a été révoqué. Créez un nouveau client chez votre fournisseur.",
  programNoRights: "Choisissez au moins un rôle ou une autorisation.",
  programIssuersMost: "Choisissez au plus {most, number} émetteurs.",
  programIssuerTwice: "Choisissez chaque émetteur une seule fois.",
  programNotManager: "Seul un Manager de {name} peut enregistrer un programme comme Manager.",
  programRegistered: "{name} est enregistré.",
  programRenamed: "Renommé en {name}.",
  programAboveRegistrant:
    "{name}, qui a enregistré ce programme, n’a pas {rights}. Choisissez des droits que cet utilisateur possède, ou enregistrez vous-même le programme à nouveau.",
  programRightsChanged: "Les droits de {name} ont changé.",
  programRevoked: "{name} est révoqué et n’a plus accès.",
  programRevokedAlready: "{name} est déjà révoqué.",
  "noun-program": "programme",
};
