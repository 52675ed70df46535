import type { hubMessages } from "../en/hub.ts";

/** Ressourcen: Ablehnungen von Videos, Untertiteln und Bildern. */
export const hub: Record<keyof typeof hubMessages, string> = {
  hubName: "Geben Sie einen Namen ein.",
  hubFull: "Der Bereich kann {most, number} Artikel und Videos haben. Löschen Sie zuerst eins davon.",
  hubOfVideo: "Dies ist ein Artikel. Legen Sie ein Video unter „Neues Video“ an.",
  hubNoFile: "Laden Sie zuerst die Videodatei hoch.",
  hubTooLarge: "{file} hat {size} GB, höchstens {limit} GB sind möglich. Exportieren Sie mit niedrigerer Bitrate.",
  hubNotMp4: "Dies ist keine MP4-Datei. Exportieren Sie das Video als MP4 mit H.264 und laden Sie diese Datei hoch.",
  hubNotFastStart:
    "Der Index (moov) der Datei steht hinter ihren Daten, daher kann sie nicht beim Laden spielen. Exportieren Sie sie mit „Fast Start“.",
  hubBroken:
    "Die MP4-Datei ist beschädigt oder unvollständig. Exportieren Sie sie erneut und laden Sie diese Datei hoch.",
  hubNoLength:
    "Die Datei nennt keine Länge, wie fragmentiertes MP4. Exportieren Sie sie als eine MP4-Datei von höchstens 24 Stunden.",
  hubNoVideoTrack: "Die Datei hat keine Videospur. Exportieren Sie sie mit dem Video.",
  hubCodecHevc: "Das Video ist H.265 ({codec}), das viele Browser schwarz zeigen. Exportieren Sie es als H.264.",
  hubCodec: "Browser können den Videocodec {codec} nicht abspielen. Exportieren Sie das Video als H.264, AV1 oder VP9.",
  hubAudioCodec: "Browser können den Audiocodec {codec} nicht abspielen. Exportieren Sie den Ton als AAC oder Opus.",
  hubPictures: "Ein Artikel kann {most, number} Bilder haben. Teilen Sie ihn in zwei Artikel.",
  hubOneRange: "Fordern Sie immer nur einen Bereich von Bytes an.",
  hubPastEnd: "Die Datei hat {size, number} Bytes. Fordern Sie einen Bereich darin an.",
  captionsHead: "Zeile 1: Schreiben Sie WEBVTT.",
  captionsNone: "Die Datei hat keine Texte. Fügen Sie einen hinzu, etwa 00:01.000 --> 00:04.000 mit dem Text darunter.",
  captionsMany: "Die Datei kann {most, number} Texte haben. Fassen Sie kurze zusammen.",
  captionTimes: "Zeile {line, number}: Schreiben Sie die Zeiten als 00:01.000 --> 00:04.000.",
  captionEnds: "Zeile {line, number}: Das Ende muss nach dem Anfang liegen.",
  captionOrder: "Zeile {line, number}: Der Text beginnt vor dem darüber. Sortieren Sie nach der Zeit.",
  captionPast:
    "Zeile {line, number}: Der Text endet bei {end}, nach dem Ende des Videos bei {length}. Korrigieren Sie die Zeit.",
  captionEmpty: "Zeile {line, number}: Schreiben Sie einen Text unter die Zeiten.",
};
