import type { hubMessages } from "../en/hub.ts";

/** Ressources : refus de vidéos, de sous-titres et d’images. */
export const hub: Record<keyof typeof hubMessages, string> = {
  hubName: "Saisissez un nom.",
  hubFull: "L’espace peut avoir {most, number} articles et vidéos. Supprimez-en un d’abord.",
  hubOfVideo: "Ceci est un article. Ajoutez une vidéo sous «\u00a0Nouvelle vidéo\u00a0».",
  hubNoFile: "Importez d’abord le fichier vidéo.",
  hubTooLarge: "{file} fait {size} Go, pour {limit} Go au plus. Exportez-le avec un débit plus faible.",
  hubNotMp4: "Ce n’est pas un fichier MP4. Exportez la vidéo en MP4 avec H.264 et importez ce fichier.",
  hubNotFastStart:
    "L’index (moov) du fichier suit ses données\u00a0: il ne peut pas être lu pendant le chargement. Exportez-le avec «\u00a0fast start\u00a0».",
  hubBroken: "Le fichier MP4 est endommagé ou incomplet. Exportez-le de nouveau et importez ce fichier.",
  hubNoLength:
    "Le fichier n’indique pas de durée, comme un MP4 fragmenté. Exportez-le en un seul fichier MP4 de 24 heures au plus.",
  hubNoVideoTrack: "Le fichier n’a pas de piste vidéo. Exportez-le avec sa vidéo.",
  hubCodecHevc: "La vidéo est en H.265 ({codec}), que beaucoup de navigateurs affichent en noir. Exportez-la en H.264.",
  hubCodec: "Les navigateurs ne lisent pas le codec vidéo {codec}. Exportez la vidéo en H.264, AV1 ou VP9.",
  hubAudioCodec: "Les navigateurs ne lisent pas le codec audio {codec}. Exportez le son en AAC ou Opus.",
  hubPictures: "Un article peut avoir {most, number} images. Divisez-le en deux articles.",
  hubOneRange: "Demandez une seule plage d’octets à la fois.",
  hubPastEnd: "Le fichier a {size, number} octets. Demandez une plage comprise dedans.",
  captionsHead: "Ligne 1\u00a0: écrivez WEBVTT.",
  captionsNone: "Le fichier n’a pas de textes. Ajoutez-en un, comme 00:01.000 --> 00:04.000 avec le texte dessous.",
  captionsMany: "Le fichier peut avoir {most, number} textes. Regroupez les plus courts.",
  captionTimes: "Ligne {line, number}\u00a0: écrivez les temps comme 00:01.000 --> 00:04.000.",
  captionEnds: "Ligne {line, number}\u00a0: la fin doit suivre le début.",
  captionOrder: "Ligne {line, number}\u00a0: le texte commence avant celui du dessus. Triez-les par temps.",
  captionPast:
    "Ligne {line, number}\u00a0: le texte finit à {end}, après la fin de la vidéo à {length}. Corrigez le temps.",
  captionEmpty: "Ligne {line, number}\u00a0: ajoutez un texte sous les temps.",
};
