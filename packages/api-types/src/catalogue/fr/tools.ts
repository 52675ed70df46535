import type { toolsMessages } from "../en/tools.ts";

/** Tools: refusals and confirmations. */
export const tools: Record<keyof typeof toolsMessages, string> = {
  companyQueryShort: "Saisissez au moins deux caractères.",
  companyNumberForm: "Un numéro de société a huit caractères au plus, comme 00445790.",
  companyUnknown: "Companies House ne connaît aucune société {number}. Vérifiez le numéro.",
  companyNotInRegister:
    "{number} ne figure pas parmi les sociétés en activité au {date}. Les sociétés dissoutes ne sont pas dans ce registre.",
  registerMissing: "Importez un registre des sociétés sous Administration des analyses, Libellés des secteurs.",
  companyNotActive: "{name} n’est pas active. Confirmez-le.",
  companyOtherNumber: "Le journal indique le numéro de société {stated}, et non {number}.",
  companyConfirmed: "{name} confirmée. Cela compte dès la prochaine réévaluation.",
  noCompanyColumn: "Le fichier n’a pas de colonne {header}.",
  registerDay: "Le nom du fichier doit donner le jour du registre : BasicCompanyData-2026-11-01.csv.",
  registerOlder: "Le registre est plus récent que {date}. Importez un fichier plus récent.",
  mailNoRecipient: "Saisissez un destinataire.",
  toolMailsHourly: "Au plus {most, number} e-mails par heure, il en reste {left, number}.",
  companyListsRunning: "{most, number} de vos listes sont en cours. Attendez que l’une soit terminée.",
  companyListStarted: "La recherche de la liste a commencé.",
  toolTemplatesFull: "Une marque peut avoir {most, number} modèles. Supprimez-en un d’abord.",
  providerBusy: "{provider} n’accepte plus de requêtes. Réessayez à {at}.",
  providerNoAnswer: "{provider} ne répond pas. Réessayez à {at}.",
  providerNotConfigured: "{provider} refuse la clé ou l’adresse. Demandez à votre exploitant de la corriger.",
};
