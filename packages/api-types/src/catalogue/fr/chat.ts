import type { chatMessages } from "../en/chat.ts";

/** Messages of the assistant and its documents. */
export const chat: Record<keyof typeof chatMessages, string> = {
  chatQuestionEmpty: "Saisissez une question.",
  chatQuestionLong: "Une question peut compter {most, number} caractères au plus. Raccourcissez-la.",
  chatLogLimit: "limit est un nombre de 1 à 100.",
  chatLogOffset: "offset est un nombre entier, à partir de 0.",
  chatDocumentIds: "Indiquez dans la requête les identifiants des documents à supprimer.",
  chatNoAnswer: "Les documents n’y répondent pas.",
  chatTooManyQuestions:
    "Vous pouvez poser {most, number} questions par minute. Attendez une minute, puis reposez la vôtre.",
  chatFilesMissing: "Choisissez au moins un fichier.",
  chatFilesTooMany: "Importez {most, number} fichiers à la fois au plus.",
  chatReplaceOne: "Choisissez un seul fichier pour remplacer un document.",
  chatRated: "Évaluation enregistrée.",
  chatStopped: "La réponse a été arrêtée.",
  chatConversationDeleted: "Conversation supprimée.",
  chatErased:
    "{count, plural, =0 {Aucune conversation à effacer.} one {# conversation effacée.} other {# conversations effacées.}}",
  chatDocumentsDeleted: "{count, plural, one {# document supprimé.} other {# documents supprimés.}}",
  chatDocumentSaved: "Document enregistré.",
  documentTooLarge: "Le fichier dépasse {most, number} Mo. Divisez-le ou réduisez ses images.",
  documentType:
    "Ce n’est pas un fichier PDF, DOCX, Markdown, HTML ou texte. Enregistrez-le dans l’un de ces formats et importez-le de nouveau.",
  documentEncrypted: "Le fichier est protégé par un mot de passe. Retirez-le et importez de nouveau le fichier.",
  documentNoText: "Ce PDF ne contient pas de texte. Ajoutez une couche de texte (OCR) et importez-le de nouveau.",
  documentEmpty: "Le fichier ne contient aucun texte à citer. Ajoutez du texte et importez-le de nouveau.",
  documentPages:
    "Le document compte {pages, number} pages ; le maximum est {most, number}. Divisez-le et importez les parties.",
  documentTextLong:
    "Le document contient plus de {most, number} millions de caractères. Divisez-le et importez les parties.",
  documentBomb:
    "Une fois décompressé, le fichier dépasse de loin sa taille. Enregistrez-le de nouveau dans un traitement de texte et importez cette copie.",
  documentComplex:
    "La structure du fichier est trop volumineuse pour être lue. Enregistrez-le avec moins d’éléments imbriqués, ou en texte, et importez cette copie.",
  documentBroken: "Le fichier est endommagé. Ouvrez-le, enregistrez-le de nouveau et importez cette copie.",
  documentNotUtf8: "Le texte n’est pas en UTF-8. Enregistrez-le en UTF-8 et importez-le de nouveau.",
  documentEntryDamaged:
    "L’entrée enregistrée de ce document est endommagée. Supprimez-la et importez de nouveau le fichier.",
  documentUnreadable:
    "Le fichier n’a pas pu être lu après plusieurs essais. Enregistrez-le de nouveau et importez cette copie.",
  documentStrayBytes:
    "{count, plural, one {# caractère n’était pas} other {# caractères n’étaient pas}} en UTF-8 et a été lu en Windows-1252. Vérifiez les accents et les signes.",
  documentPagesEmpty: "{count, number} pages sur {pages, number} ne contiennent pas de texte.",
};
