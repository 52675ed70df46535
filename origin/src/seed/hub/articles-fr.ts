import type { ArticleKey, ArticleText } from "./article-keys.ts";

/** The articles in French. */
export const frenchArticles: Readonly<Record<ArticleKey, ArticleText>> = {
  "first-analysis": {
    title: "Votre première analyse",
    summary: "D’un fichier de paiements à la liste des fournisseurs payables par carte.",
    body: `Une analyse demande un fichier\u00a0: les paiements d’un acheteur à ses fournisseurs.

## Étapes

1. Choisissez **Nouveau dossier**, nommez-le et choisissez l’acheteur.
2. Déposez le fichier sur la page. Les colonnes sont reconnues\u00a0; corrigez celles qui sont fausses.
3. Lancez le contrôle. Il nomme les lignes rejetées ou ignorées, chacune avec sa raison.
4. Lancez l’import. L’avancement s’affiche, et vous pouvez quitter la page.

## Ensuite

Le résumé donne les dépenses qui peuvent passer à la carte et les fournisseurs concernés. Chaque chiffre ouvre les lignes qui le composent.

Les clients ne voient rien avant que vous ne **publiiez** le dossier. Un import ultérieur crée un nouveau calcul\u00a0; celui qui est publié ne change qu’à la publication suivante.`,
  },
  "which-file": {
    title: "Quel fichier envoyer",
    summary: "Les colonnes nécessaires, celles qui aident, et ce qu’il faut retirer avant.",
    body: `Exportez les paiements du système comptable en CSV ou en classeur Excel. Une ligne est un paiement, une facture ou une commande.

## Nécessaire

- **Fournisseur**\u00a0: le nom tel que l’acheteur l’écrit.
- **Montant**\u00a0: avec la devise, s’il y en a plusieurs.
- **Date**\u00a0: du paiement ou de la facture.

## Utile

- Identifiant du fournisseur, numéro fiscal ou d’entreprise\u00a0: les noms écrits différemment sont réunis sans risque.
- Adresse et code postal\u00a0: ils séparent deux fournisseurs de même nom.
- Mode et délai de paiement\u00a0: sans eux, le gain d’un paiement anticipé ne peut être chiffré.

## À retirer

Les salaires, les impôts et les virements entre comptes propres ne sont pas des paiements de fournisseurs. Ils sont reconnus dans la plupart des fichiers, mais un fichier sans eux est lu plus vite.

Douze mois complets conviennent le mieux. Une période plus courte est ramenée à l’année, et le résumé le signale.`,
  },
  "card-data": {
    title: "Niveaux de données carte et STP",
    summary: "Ce que contiennent les niveaux 1 à 3, et quand un paiement ne demande aucune saisie.",
    body: `Chaque paiement par carte transmet des données du fournisseur à l’acheteur. Leur quantité dépend du système du fournisseur.

- **Niveau 1**\u00a0: commerçant, date et montant.
- **Niveau 2**\u00a0: en plus, la taxe et une référence de l’acheteur.
- **Niveau 3**\u00a0: en plus, une ligne par article, avec quantité et prix.

Davantage de données peut réduire l’interchange des gros paiements et le travail de la comptabilité de l’acheteur.

## STP

Avec le traitement de bout en bout (STP), le paiement atteint le compte du fournisseur sans que personne ne saisisse un numéro de carte. L’avis de paiement arrive avec l’argent.

Un fournisseur dépasse le niveau Faible pour le STP seulement si l’annuaire indique qu’il l’accepte et si plus que son nom concorde.`,
  },
  "supplier-call": {
    title: "Appeler un fournisseur\u00a0: deux questions",
    summary: "Que demander, que noter, et quand cesser d’appeler.",
    body: `Un appel devrait durer cinq minutes. Deux questions décident de la suite.

> Qui saisit les paiements par carte, et qui paie les frais de carte\u00a0?

## À noter

1. Le nom et la fonction de votre interlocuteur.
2. La réponse aux deux questions, dans les mots du fournisseur.
3. L’étape suivante, avec son jour. Un rappel sans jour est perdu.

## Résultats

- **Échange**\u00a0: les réponses sont connues.
- **Rappel**\u00a0: un jour est convenu.
- **Sans réponse** ou **messagerie**\u00a0: réessayez un autre jour.
- **Mauvais numéro ou mauvaise entreprise**\u00a0: le contact est marqué comme non vérifié.

Après trois appels sans réponse sur dix jours ouvrés au moins, la campagne propose d’abandonner le fournisseur. Il peut être rouvert, et son historique reste.`,
  },
  "cardable-spend": {
    title: "Ce que sont les dépenses payables par carte",
    summary: "Quels paiements comptent, jusqu’à quelle taille, et pourquoi un total peut baisser.",
    body: `Une dépense est *payable par carte* lorsqu’un fournisseur accepte probablement la carte pour des paiements de cette taille.

## Ce qui compte

- Les fournisseurs de niveau Élevé ou Moyen pour un mode de paiement par carte.
- Les paiements jusqu’à la taille prouvée\u00a0: par des paiements par carte observés, par un maximum déclaré ou par le plafond des règles.
- Le montant annuel. Les paiements uniques ne figurent dans aucun chiffre annuel.

## Pourquoi un total peut baisser

Un nouvel annuaire peut indiquer qu’un fournisseur n’accepte plus la carte. Une correction peut attribuer des paiements à un autre fournisseur. Comparez deux calculs d’un dossier pour voir chaque changement et sa cause.

Les montants de devises différentes ne sont jamais additionnés. Chaque devise a son total.`,
  },
  "score-reasons": {
    title: "Comment un score se forme",
    summary: "Niveaux, raisons, et comment changer un niveau qui est faux.",
    body: `Un fournisseur a un niveau pour chaque mode de paiement\u00a0: **Élevé**, **Moyen** ou **Faible**. Il suit des règles identiques pour tous les fournisseurs d’un dossier.

## De la correspondance au niveau

1. Le fournisseur est rapproché de l’annuaire des accepteurs de cartes. La correspondance a son propre niveau, d’après le nom, le numéro et l’adresse.
2. Les règles donnent des points pour ce qui est connu\u00a0: acceptation, secteur, taille et nombre des paiements.
3. Les points deviennent un niveau. Des seuils peuvent le limiter, comme un indice d’acceptation manquant.

Choisissez un niveau pour lire ses raisons. Chacune nomme le fait et sa source.

## S’il est faux

- Confirmez ou rejetez la correspondance, si la mauvaise entreprise a été trouvée.
- Fixez le niveau à la main, avec une raison. Le calcul suivant le conserve, et les rapports indiquent qu’il a été fixé.`,
  },
};
