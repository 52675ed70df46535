import type { campaignsMessages } from "../en/campaigns.ts";

/** Campaigns: refusals and confirmations. */
export const campaigns: Record<keyof typeof campaignsMessages, string> = {
  campaignName: "Saisissez un nom pour la campagne.",
  campaignDue: "Saisissez une échéance qui ne précède pas le début.",
  campaignMonths: "Saisissez un nombre entier de mois, de 1 à {most, number}.",
  campaignTime: "Saisissez une heure telle que 14:30.",
  campaignNoRows: "Sélectionnez au moins un fournisseur.",
  campaignDisposition: "Indiquez comment l’appel s’est passé.",
  campaignCallBack: "Saisissez le jour et l’heure du rappel.",
  campaignContactName: "Saisissez le nom du contact.",
  campaignPhone: "Saisissez un numéro de téléphone tel que +44 161 496 0182.",
  campaignNeedsMethod: "Choisissez le moyen de paiement accepté par le fournisseur.",
  campaignNeedsDay: "Saisissez la date de l’accord du fournisseur.",
  campaignNeedsReason: "Choisissez le motif de l’échec.",
  campaignNeedsNote: "Indiquez pourquoi ce succès ne tient plus.",
  campaignUnexpected: "Laissez ce champ vide : il ne fait pas partie de cette modification.",
  campaignFuture: "Saisissez une date qui n’est pas dans le futur.",
  campaignForcedNote: "Indiquez pourquoi la campagne est terminée alors que des fournisseurs restent en cours.",
  campaignMethodOfUseCase:
    "Une campagne issue d’un cas d’usage en reprend le moyen de paiement. N’en indiquez pas d’autre.",
  campaignMethodStays: "Le moyen de paiement ne peut plus changer une fois la campagne démarrée.",
  campaignExternalImported: "Les campagnes externes sont importées. Choisissez une autre voie.",
  campaignOwnerUnknown:
    "Cette personne ne peut pas mener les campagnes de ce dossier. Choisissez quelqu’un dans la liste.",
  maxCampaigns: "Un dossier peut avoir au plus {most, number} campagnes. Supprimez-en d’abord une.",
  maxCampaignSuppliers: "Une campagne peut avoir au plus {most, number} fournisseurs. Sélectionnez-en moins.",
  campaignExternal: "Cette campagne a été importée et ne peut qu’être consultée.",
  campaignNotActive: "Cette campagne n’est pas en cours. Démarrez-la ou rouvrez-la d’abord.",
  campaignMove:
    "Un fournisseur ne peut pas passer à ce statut depuis le sien. Ouvrez-le pour voir les statuts possibles.",
  campaignStage: "L’étape actuelle de la campagne ne le permet pas. Rechargez la page pour la voir.",
  campaignEmpty: "Cette campagne n’a pas de fournisseurs. Ajoutez-en avant de la démarrer.",
  campaignOpen:
    "{open, plural, one {# fournisseur est} other {# fournisseurs sont}} encore en attente ou en cours. Menez le travail à bien, ou terminez la campagne avec une note.",
  campaignStarted: "Cette campagne a commencé et garde ses fournisseurs. Terminez-la plutôt.",
  campaignCount:
    "{found, plural, one {# fournisseur correspond} other {# fournisseurs correspondent}} à présent, et non {agreed, number}. Vérifiez la sélection, puis réessayez.",
  campaignUndoLate: "Cette modification ne peut plus être annulée. Remettez plutôt les fournisseurs à leur place.",
  campaignCallHeld: "{name} appelle ce fournisseur. Prenez l’appel suivant.",
  campaignContactErased: "Ce contact a été effacé et ne peut pas être rajouté. Saisissez-en un autre.",
  campaignCreated: "Le brouillon est créé.",
  campaignSaved: "La campagne est enregistrée.",
  campaignBegun: "La campagne a démarré.",
  campaignCompleted: "La campagne est terminée.",
  campaignReopened: "La campagne est de nouveau en cours.",
  campaignDeleted: "La campagne est supprimée.",
  campaignSuppliersAdded: "{count, plural, one {# fournisseur a été ajouté.} other {# fournisseurs ont été ajoutés.}}",
  campaignSuppliersRemoved:
    "{count, plural, one {# fournisseur a été retiré.} other {# fournisseurs ont été retirés.}}",
  campaignChanged: "{count, plural, one {# fournisseur a été modifié.} other {# fournisseurs ont été modifiés.}}",
  campaignUndone: "{count, plural, one {# fournisseur est comme avant.} other {# fournisseurs sont comme avant.}}",
  campaignAttemptSaved: "La tentative est enregistrée.",
  campaignCallYours: "L’appel est à vous pendant {minutes, number} minutes.",
  campaignNoCalls: "Il ne reste aucun appel pour vous.",
  campaignCallReleased: "L’appel est libre pour les autres.",
  campaignContactSaved: "Le contact est enregistré.",
  campaignContactGone: "Le contact est effacé.",
  campaignFileSize:
    "Un fichier peut faire jusqu’à 16 Mo, et 900 ko compressé. Supprimez les colonnes ou les lignes inutiles.",
  campaignFilePacked: "Ce fichier compressé ne s’ouvre pas. Envoyez le CSV lui-même.",
  campaignFileNoStatus: "Ce fichier n’a pas de colonne pour le statut. Nommez-en une « Statut » dans l’en-tête.",
  campaignFileNoContact:
    "Ce fichier n’a pas de colonne pour le nom du contact. Nommez-en une « Contact » dans l’en-tête.",
  campaignFileNoSupplier:
    "La ligne ne nomme aucun fournisseur. Remplissez la colonne « Supplier » ou « Supplier key ».",
  campaignFileStatus: "« {value} » n’est pas un statut. Utilisez Pending, Active, Abandoned, Failed ou Succeeded.",
  campaignFileReason:
    "« {value} » n’est pas un motif d’échec. Utilisez-en un comme Frais, Politique ou Pas de réponse.",
  campaignFileMethod: "« {value} » n’est pas un mode de paiement. Utilisez-en un comme Virtual card.",
  campaignFileDay: "« {value} » n’est pas une date d’accord. Utilisez une date comme 2026-10-05.",
  campaignFileNoWay: "La ligne n’a ni numéro de téléphone ni e-mail. Remplissez l’un des deux.",
  campaignFileTwice: "{supplier} figure deux fois dans le fichier. La première ligne compte.",
  campaignFileSeveral: "Plusieurs fournisseurs s’appellent {supplier}. Ajoutez la colonne « Supplier key ».",
  campaignFileNotIn: "{supplier} ne fait pas partie de cette campagne.",
  campaignFileErased: "Le contact de {supplier} a été effacé et n’est pas repris.",
  campaignNotExternal: "Cette campagne n’a pas été importée : aucun fichier ne peut la mettre à jour.",
  campaignImported: "Import : {added, number} ajoutés, {changed, number} modifiés, {gone, number} retirés.",
  campaignContactsKept:
    "{added, plural, one {# contact ajouté} other {# contacts ajoutés}}, {changed, number} modifiés.",
};
