import type { linksMessages } from "../en/links.ts";

/** Magic links: refusals and confirmations. */
export const links: Record<keyof typeof linksMessages, string> = {
  linkEnded: "Ce lien n’est plus valable. Adressez-vous à la personne qui l’a envoyé.",
  linkDays: "Choisissez de 1 à {most, number} jours.",
  linkUses: "Choisissez de 1 à {most, number} utilisations.",
  linkOff:
    "{issuer} n’autorise pas les liens d’import. Activez « Envoyer des liens magiques » et « Envoi d’un lien d’import » sur la page de l’émetteur.",
  linkNoBrand: "Aucune marque ne peut envoyer ce lien. Attribuez-en une à l’émetteur.",
  linkOpenMail: "Chez {domain}, chacun peut ouvrir une adresse. Vérifiez l’adresse, puis confirmez-la.",
  linkOtherDomain:
    "Les liens précédents à {buyer} allaient à d’autres domaines que {domain}. Vérifiez l’adresse, puis confirmez-la.",
  linkMade: "Lien créé. Copiez-le maintenant : il ne sera plus affiché.",
  linkMailed: "Lien envoyé à {address}.",
  linkCaptured: "Les e-mails sont interceptés, pas envoyés : lisez celui-ci dans les détails du lien.",
  linkMailRefused: "Le lien a été créé, mais l’e-mail n’est pas parti. {sentence}",
  linkDecided: "Le lien est déjà {state}. Rechargez la page.",
  linkRevoked: "Lien révoqué.",
  linkOpened: "Le lien est ouvert.",
  linkUploadMayBegin: "L’envoi peut commencer.",
  linkPartStored: "Partie {part, number} enregistrée.",
  linkReceived: "Le fichier est arrivé.",
  linkFileRemoved: "Le fichier a été retiré. Vous pouvez en choisir un autre.",
  linkFileOver: "Le fichier a été importé et ne peut plus être remplacé.",
  linkReplacedOften:
    "Des fichiers de ce lien ont été remplacés {most, number} fois. Demandez un nouveau lien à son expéditeur.",
  linkFileThere: "Un fichier est déjà arrivé. Retirez-le avant d’en envoyer un autre.",
  digestMalformed:
    "L’en-tête Content-Digest n’est pas valide. Envoyez-le sous la forme sha-256=:…:, avec le SHA-256 de la partie en Base64, ou omettez-le.",
  partDamaged: "La partie {part, number} est arrivée endommagée. Renvoyez-la.",
  "linkState-Created": "créé",
  "linkState-Sent": "envoyé",
  "linkState-Opened": "ouvert",
  "linkState-Used": "utilisé",
  "linkState-Expired": "expiré",
  "linkState-Revoked": "révoqué",
};
