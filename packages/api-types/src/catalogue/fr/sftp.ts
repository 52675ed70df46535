import type { sftpMessages } from "../en/sftp.ts";

/** Files by SFTP: refusals and confirmations. */
export const sftp: Record<keyof typeof sftpMessages, string> = {
  sftpName: "Saisissez un nom.",
  sftpConnector: "Choisissez le connecteur qui récupère les fichiers.",
  sftpHost: "Saisissez un nom d’hôte ou une adresse, sans protocole, port ni chemin.",
  sftpPort: "Saisissez un port de 1 à 65\u00a0535.",
  sftpUsername: "Saisissez le nom d’utilisateur sur le serveur.",
  sftpHostKey:
    "Saisissez la clé du serveur sous la forme SHA256: suivie de 43 caractères, comme l’affiche ssh-keygen -lf.",
  sftpPath:
    "Saisissez un chemin absolu dont la dernière partie est un nom de fichier. Les caractères «\u00a0?\u00a0» et * peuvent y remplacer d’autres.",
  sftpMoveTo: "Saisissez le chemin absolu d’un dossier sans «\u00a0..\u00a0».",
  sftpMoveNeeded: "Saisissez le dossier vers lequel les fichiers sont déplacés.",
  sftpMoveSame: "Choisissez un autre dossier que celui d’où les fichiers sont récupérés.",
  sftpKey: "Ce n’est pas la clé publique d’un connecteur. Redémarrez le connecteur.",
  sftpCredentialLong: "Ce mot de passe ou cette clé est trop long. Utilisez une clé d’au plus 16 Ko.",
  sftpCredentialForm: "Ces identifiants ne sont pas chiffrés pour un connecteur. Définissez à nouveau le mot de passe.",
  sftpAskedMost: "Envoyez au plus {most, number} fichiers à la fois.",
  sftpFilePath: "Nommez le fichier.",
  sftpDigest: "Une empreinte a 64 chiffres hexadécimaux.",
  sftpBuyerCountry: "{buyer} n’a pas de pays. Saisissez-le d’abord dans la gestion des acheteurs.",
  sftpBuyerCurrency:
    "Ni {buyer} ni son émetteur n’a de devise. Saisissez-en une d’abord dans la gestion des acheteurs.",
  sftpNotAConnector: "Choisissez un programme avec l’autorisation SftpConnector_RUN.",
  sftpMostConfigurations: "Il y a déjà {most, number} configurations. Supprimez-en une qui ne sert pas.",
  sftpNameTaken: "Une autre configuration SFTP porte ce nom. Choisissez-en un autre.",
  sftpNotConnector: "Seul un programme enregistré peut servir de connecteur. Utilisez le jeton du programme.",
  sftpRunOver: "Cette récupération est terminée. Démarrez-en une autre.",
  sftpRunning: "Une récupération de {name} est en cours. Attendez qu’elle se termine.",
  sftpNoCredential: "{name} n’a ni mot de passe ni clé. Définissez-en un d’abord.",
  sftpNotUploaded: "Le fichier n’est pas arrivé en entier. Envoyez les parties manquantes et terminez l’envoi.",
  sftpDigestDiffers: "Le fichier arrivé diffère de celui qui a été lu. Il reste sur le serveur.",
  sftpTestWaits: "Un test de {name} attend déjà. Attendez son résultat.",
  sftpCredentialSet: "Le mot de passe ou la clé de {name} est défini.",
  sftpRunSoon: "{name} sera récupérée dès que son connecteur le demandera.",
  sftpTestAsked: "{name} sera testée dès que son connecteur le demandera.",
  sftpRunStarted: "La récupération a commencé.",
  sftpFileNoted: "Noté.",
  sftpFileConfirmed: "Le fichier est arrivé tel qu’il a été lu.",
};
