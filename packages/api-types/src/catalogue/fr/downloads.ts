import type { downloadsMessages } from "../en/downloads.ts";

/** Messages about datapoint profiles and downloads. */
export const downloads: Record<keyof typeof downloadsMessages, string> = {
  profileName: "Saisissez un nom pour le profil.",
  profileKind: "Choisissez le téléchargement auquel le profil est destiné.",
  profileNameTaken: "Un autre profil porte déjà ce nom. Saisissez-en un autre.",
  profileNoFields: "Ajoutez au moins un champ.",
  profileInUse: "{name} est utilisé par {issuers}. Choisissez-y d’abord un autre profil, puis supprimez celui-ci.",
  profileUnknown: "Ce profil n’est pas disponible pour ce téléchargement. Choisissez-en un dans la liste, ou aucun.",
  labelEn: "Saisissez un libellé anglais.",
  labelDe: "Saisissez un libellé allemand.",
  labelFr: "Saisissez un libellé français.",
  labelTwice: "Deux champs s’appellent « {name} ». Modifiez l’un des libellés.",
  fieldTwice: "{name} figure deux fois dans le profil. Retirez l’un des deux.",
  fieldNotHere: "{name} n’est pas disponible dans ce téléchargement. Retirez-le.",
  formatUnfit: "{name} ne peut pas avoir ce format. Choisissez-en un autre.",
  filterUnfit: "{name} ne peut pas avoir ce filtre. Choisissez-en un autre.",
  boundNumber: "Saisissez un nombre avec au plus 4 décimales, par exemple 1000.50.",
  boundsCross: "La valeur minimale de {name} dépasse la valeur maximale. Modifiez l’une des deux.",
  filterNotHere: "{name} ne peut pas être filtré ainsi dans ce téléchargement. Retirez le filtre.",
  valueBetween: "Saisissez une valeur de {min} à {max}.",
  valueFrom: "Saisissez une valeur à partir de {min}.",
  valueUpTo: "Saisissez une valeur jusqu’à {max}.",
  gzipCsvOnly: "Seuls les fichiers CSV peuvent être compressés avec gzip. Décochez gzip, ou choisissez CSV.",
  downloadBegun: "Le fichier est en cours d’écriture. Vous pouvez quitter cette page.",
  downloadRemoved: "Le téléchargement a été supprimé.",
  downloadExpired: "Ce fichier a été conservé 30 jours et a disparu. Créez-le à nouveau.",
};
