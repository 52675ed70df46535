import type { toolsMessages } from "../en/tools.ts";

/** Tools: refusals and confirmations. */
export const tools: Record<keyof typeof toolsMessages, string> = {
  companyQueryShort: "Saisissez au moins deux caractères.",
  companyNumberForm: "Un numéro de société a huit caractères au plus, comme 00445790 ou SC123456.",
  companyUnknown: "Companies House ne connaît aucune société {number}. Vérifiez le numéro.",
  companyNotInRegister:
    "{number} ne figure pas parmi les sociétés en activité au {date}. Les sociétés dissoutes ne sont pas dans ce registre.",
  registerMissing:
    "Aucun registre des sociétés n’est importé. Importez-en un sous Administration des analyses, Libellés des secteurs.",
  companyNotActive: "{name} n’est pas active. Confirmez-le.",
  companyOtherNumber:
    "Le journal indique le numéro de société {stated}, et non {number}. Ce n’est pas la même société.",
  companyConfirmed: "{name} confirmée. Cela compte dès la prochaine réévaluation.",
  rowNoCompanyNumber: "« {text} » n’est pas un numéro de société.",
  companyNoName: "{number} n’a pas de nom.",
  noCompanyColumn: "Le fichier n’a pas de colonne {header}.",
  registerDay:
    "Nommez le fichier avec le jour du registre, comme Companies House : BasicCompanyData-2026-11-01-part1_7.csv.",
  registerOlder: "Le registre est plus récent que {date}. Importez un fichier plus récent.",
  mailTextMissing: "Saisissez un texte.",
  mailNoRecipient: "Saisissez au moins un destinataire.",
  mailMostRecipients: "Écrivez à {most, number} destinataires au plus à la fois.",
  toolMailsHourly: "Au plus {most, number} e-mails par heure, il en reste {left, number}.",
  toolMailsSent: "{sent, plural, one {# e-mail envoyé} other {# e-mails envoyés}}, {others, number} non.",
  toolMailsCaptured:
    "{sent, plural, one {# e-mail conservé} other {# e-mails conservés}} dans la boîte d’envoi, {others, number} non.",
  providerBusy: "{provider} n’accepte plus de requêtes pour le moment. Réessayez à {at}.",
  providerNoAnswer: "{provider} ne répond pas. Réessayez à {at}.",
  providerNotConfigured: "{provider} refuse la clé ou l’adresse. Demandez à votre exploitant de la corriger.",
};
