import type { tenantsMessages } from "../en/tenants.ts";

/** Messages about issuers, buyers and brands. */
export const tenants: Record<keyof typeof tenantsMessages, string> = {
  providerHost: "Cet hôte appartient à un service local. Choisissez-en un autre.",
  brandKeyTaken: "Une autre marque a déjà cette clé. Choisissez-en une autre.",
  domainTaken: "Une autre marque utilise déjà ce domaine. Choisissez-en un autre.",
  notAPicture: "Ce n’est pas une image PNG, JPEG ou WebP. Enregistrez-la dans l’un de ces formats et réessayez.",
  buyerNameTaken: "{issuer} a déjà un acheteur de ce nom. Choisissez-le, ou saisissez un autre nom.",
  buyerHasJobs: "{name} a encore des dossiers. Supprimez-les d’abord, puis l’acheteur.",
  buyerHasSftp: "{name} a encore des configurations SFTP. Supprimez-les d’abord, puis l’acheteur.",
  languageUnknown: "Langue inconnue. Choisissez-en une dans la liste.",
  brandUnknown: "Marque inconnue. Choisissez-en une dans la liste, ou aucune.",
  countryUnknown: "Pays inconnu {code}. Choisissez-en un dans la liste.",
  issuerKeyTaken: "Un autre émetteur a déjà cette clé ou cet alias. Choisissez-en un autre.",
  staffCreateIssuers:
    "Seuls les utilisateurs internes peuvent créer des émetteurs. Adressez-vous à votre administrateur.",
  issuerInUse:
    "{name} a encore des dossiers, des acheteurs ou des utilisateurs. Supprimez-les ou déplacez-les d’abord, puis supprimez l’émetteur.",
  noSupplierColumn:
    "Aucune colonne ne contient de noms de fournisseurs. Nommez-en une « Supplier name » et choisissez à nouveau le fichier.",
  lineNoName: "La ligne n’a pas de nom de fournisseur.",
  nameOver400: "Le nom dépasse 400 caractères.",
  countryNotKnown: "« {value} » n’est pas un pays connu.",
  listTooLong: "Une liste peut compter jusqu’à {most, number} fournisseurs. Raccourcissez le fichier.",
  listEmpty: "Le fichier ne contient aucun fournisseur. Vérifiez-le et choisissez-le à nouveau.",
  answersSoon: "{name} sera disponible sur {domain} dans quelques secondes.",
  brandSaved: "{name} est enregistré. Les modifications apparaissent dans quelques secondes.",
  pictureSaved: "Enregistré pour {name} : {what}.",
  pictureTaken: "Retiré de {name} : {what}.",
  created: "{name} a été créé.",
  saved: "{name} est enregistré.",
  deleted: "{name} a été supprimé.",
  wordsSaved: "Enregistré pour {name} : {what}.",
  includeListNow:
    "La liste d’inclusion de {name} compte maintenant {count, number} fournisseurs. Les dossiers lancés désormais l’utilisent.",
  excludeListNow:
    "La liste d’exclusion de {name} compte maintenant {count, number} fournisseurs. Les dossiers lancés désormais l’utilisent.",
  noIncludeList: "{name} n’a plus de liste d’inclusion.",
  noExcludeList: "{name} n’a plus de liste d’exclusion.",
  statementTooMany:
    "Le fichier contient plus de {most, number} commerçants. Divisez-le et ajoutez les parties une à une.",
  statementBuyer: "Choisissez un acheteur de cet émetteur.",
  statementNoSign:
    "Rien dans ce fichier n’indique que ses lignes ont été payées par carte. Confirmez-le ou choisissez un autre fichier.",
  statementLoaded:
    "Ce fichier fait déjà partie de la version {version}. Choisissez un autre fichier ou remplacez la version.",
  statementBaseMoved:
    "Une autre version est active depuis la lecture du fichier. Choisissez de nouveau le fichier pour le comparer.",
  statementInUse:
    "La version {version} est maintenant active. Les dossiers de {issuer} lancés ou réévalués à partir de maintenant la voient.",
  statementsUnused:
    "Les dossiers de {issuer} lancés ou réévalués à partir de maintenant ne voient aucun relevé de carte.",
  acceptanceShared:
    "{issuer} partage maintenant quels fournisseurs acceptent la carte et apprend ce que d’autres partagent.",
  acceptanceUnshared:
    "{issuer} ne partage plus quels fournisseurs acceptent la carte et n’apprend plus rien des autres.",
  issuerEqualOnly: "Les émetteurs ne peuvent être filtrés qu’avec Equal.",
  vendorsReach:
    "Pour plusieurs émetteurs, seuls les {most, number} premiers fournisseurs sont accessibles page par page. Filtrez ou choisissez un émetteur.",
  vendorOfManagers:
    "Seuls les utilisateurs internes et les gestionnaires de l’émetteur peuvent fusionner ou séparer ses fournisseurs. Demandez à un gestionnaire.",
  vendorsAreOne: "Ces fournisseurs n’en font déjà qu’un. Rechargez la page.",
  vendorNotMerged: "Ce fournisseur n’est plus fusionné avec l’autre. Rechargez la page.",
  vendorsMerged: "Fournisseurs fusionnés.",
  vendorSplit: "Fournisseur séparé.",
};
