import type { ledgerMessages } from "../en/ledger.ts";

/** Messages about rows and files of a ledger. */
export const ledger: Record<keyof typeof ledgerMessages, string> = {
  "row-no-name":
    "La ligne n’a pas de nom de fournisseur. Saisissez-le, supprimez la ligne, ou faites reprendre les noms du dessus dans la correspondance des colonnes.",
  "row-amount-missing": "Le montant est vide. Saisissez-le, ou supprimez la ligne.",
  "row-amount-not-a-number":
    "Le montant n’est pas un nombre. Écrivez-le en chiffres, par exemple 1234,50, ou choisissez une autre colonne de montants.",
  "row-amount-too-large":
    "Le montant a plus de 14 chiffres avant arrondi et ne peut être additionné exactement. Vérifiez le nombre.",
  "row-name-too-long":
    "Le nom du fournisseur dépasse 1 000 caractères. Vérifiez que la bonne colonne est associée et que les guillemets sont fermés.",
  "row-row-too-long": "La ligne dépasse 1 Mo. Vérifiez que les guillemets sont fermés et que le séparateur est le bon.",
  "row-count-not-a-number":
    "Un nombre ou une valeur de la ligne n’est pas un nombre. Corrigez-le, ou dissociez la colonne.",
  "row-total-row": "La ligne est un total d’autres lignes. Elle a été ignorée pour que rien ne compte deux fois.",
  "row-void-row": "Une colonne indique que cette ligne est nulle, annulée ou extournée. Elle a été ignorée.",
  "row-currency-without-rate": "Il n’y a pas de cours pour cette devise. La ligne attend que le dossier en ait un.",
  "row-wider-row": "La ligne a plus de cellules que l’en-tête. Elle a été ignorée, comme vous l’avez choisi.",
  "row-undated": "Pas de date. La ligne compte dans les totaux, mais pas dans les chiffres mensuels.",
  "row-date-unreadable": "La date est illisible. Corrigez-la, sinon la ligne compte comme non datée.",
  "row-rounded": "Le montant a plus de décimales que sa devise. Il a été arrondi.",
  "row-ragged": "La ligne a plus ou moins de cellules que l’en-tête. Elle a été lue par position.",
  "row-document-type-unknown": "Type de pièce inconnu. La ligne a été lue comme le type habituel du fichier.",
  "row-repeated": "Répète exactement une ligne précédente. Elle a été gardée.",
  "row-settled":
    "Une pièce d’un autre type : la dépense du fournisseur est comptée par ses paiements, sinon par ses factures.",
  "row-repeated-left-out":
    "Répète exactement une ligne précédente. Elle a été ignorée, comme le demande la correspondance.",
  "row-id-damaged":
    "Un tableur a arrondi ce numéro. Mettez la colonne au format texte et exportez à nouveau le fichier, ou corrigez-le ici.",
  "row-cells-joined": "Un nom ou un montant sans guillemets a été coupé au séparateur. Ses parties ont été réunies.",
  "doubt-id-damaged":
    "Un tableur a arrondi de longs numéros, comme 1,9E+18. Mettez la colonne au format texte et exportez à nouveau le fichier.",
  "doubt-country-unknown":
    "Le pays n’est pas connu ; le pays de l’acheteur a été utilisé, ou à défaut le pays par défaut de l’émetteur.",
  "doubt-country-missing":
    "Des lignes n’indiquent pas de pays ; le pays de l’acheteur a été utilisé, ou à défaut le pays par défaut de l’émetteur.",
  "doubt-currency-converted": "Les montants dans une autre devise ont été convertis aux cours du dossier.",
  "doubt-currency-without-rate":
    "Des lignes dans une devise sans cours attendent : elles ne comptent dans aucun total tant que le tableau des cours n’a pas leur devise.",
  "doubt-undated": "Les lignes sans date comptent dans les totaux et dans aucun chiffre mensuel.",
  "doubt-date-unreadable":
    "La date n’a pu être lue dans l’ordre de la colonne ; la ligne compte dans les totaux et dans aucun chiffre mensuel.",
  "doubt-debit-less-credit": "Le montant d’une ligne est son débit moins son crédit.",
  "doubt-credit-subtracted": "Une colonne indique que la ligne est un avoir. Son montant a été soustrait.",
  "doubt-name-from-above":
    "Le nom du fournisseur est vide ; celui du dessus a été repris, comme la correspondance le demande.",
  "doubt-unit-applied":
    "L’en-tête ou le titre indique une unité, par exemple le millier ; les montants ont été multipliés en conséquence.",
  "doubt-rounded":
    "Les montants ayant plus de décimales que la devise ont été arrondis à sa plus petite unité, au plus proche, la moitié vers le haut en valeur absolue.",
  "doubt-repeated":
    "Des lignes en répètent exactement une autre. Elles ont été conservées : de telles lignes sont courantes dans les fichiers de paiements.",
  "doubt-repeated-left-out":
    "Les lignes du fichier qui en répètent exactement une autre ont été ignorées, comme le demande la correspondance.",
  "doubt-repeated-partly-left-out":
    "Le fichier est trop long pour comparer toutes les lignes ; les répétitions n’ont été ignorées que parmi les 1 000 000 premières lignes différentes.",
  "doubt-repeated-partly-counted":
    "Le fichier est trop long pour comparer toutes les lignes ; les répétitions n’ont été comptées que dans les 2 000 000 premières.",
  "doubt-ragged": "Des lignes ont plus ou moins de cellules que l’en-tête. Elles ont été lues par position.",
  "doubt-redacted": "Des lignes ont un bénéficiaire masqué. Elles sont regroupées sous Masqué et jamais rapprochées.",
  "doubt-total-rows": "Des lignes de total ont été trouvées et ignorées.",
  "doubt-open-quote": "Un guillemet a été ouvert et non fermé en 1 Mo ; la ligne a été lue sans ses guillemets.",
  "doubt-heading-shifted":
    "L’en-tête était à côté des valeurs qu’il nomme. Ses noms ont été placés au-dessus. Vérifiez les colonnes.",
  "doubt-heading-moved":
    "Un autre en-tête nomme les colonnes dans un autre ordre. Les lignes en dessous ont été lues d’après lui.",
  "doubt-cells-joined":
    "Des noms ou des montants sans guillemets ont été coupés au séparateur. Leurs parties ont été réunies.",
  "doubt-document-type-unknown":
    "Le type de pièce n’est pas connu ; la ligne a été lue comme le type habituel du fichier.",
  "doubt-rejects-not-kept":
    "Plus de 200 000 lignes ont été rejetées ; seules 200 000 sont conservées pour le téléchargement. Vérifiez la correspondance des colonnes.",
  "file-empty": "Le fichier est vide. Exportez-le à nouveau et vérifiez qu’il contient des lignes.",
  "file-pdf": "Ce fichier est un PDF. Exportez-le en CSV ou en Excel.",
  "file-xls":
    "C’est un ancien classeur Excel (.xls), même si son nom dit autre chose. Ouvrez-le et enregistrez-le en CSV UTF-8 ou en .xlsx.",
  "file-xlsx":
    "C’est un classeur Excel ou une archive ZIP non décompressée. Envoyez-le à nouveau, ou enregistrez la feuille en CSV UTF-8.",
  "file-gzip": "C’est une archive gzip non décompressée. Envoyez-la à nouveau, ou décompressez-la et envoyez le CSV.",
  "file-xlsb": "C’est un classeur Excel binaire (.xlsb). Ouvrez-le et enregistrez-le en .xlsx ou en CSV UTF-8.",
  "file-ods": "C’est une feuille OpenDocument. Ouvrez-la et enregistrez-la en .xlsx ou en CSV UTF-8.",
  "file-xlsx-broken":
    "Le classeur est endommagé ou n’est pas conforme au format .xlsx. Ouvrez-le dans un tableur, enregistrez-le à nouveau en .xlsx ou en CSV UTF-8, et envoyez ce fichier.",
  "file-xlsx-password":
    "Le classeur est protégé par un mot de passe. Ouvrez-le, retirez le mot de passe, enregistrez-le en .xlsx ou en CSV UTF-8, et envoyez ce fichier.",
  "file-xlsx-empty":
    "Aucune feuille du classeur ne contient quoi que ce soit. Vérifiez que vous avez choisi le bon fichier.",
  "file-xlsx-too-much-text":
    "Le classeur contient trop de textes différents. Enregistrez la feuille en CSV UTF-8 et envoyez ce fichier.",
  "file-xlsx-sheets":
    "Le classeur compte plus de {limit, number} feuilles. Enregistrez la feuille du journal dans un classeur distinct ou en CSV UTF-8.",
  "file-xlsx-cell-too-long":
    "Une cellule du classeur compte plus de {limit, number} caractères. Raccourcissez-la ou supprimez-la, puis enregistrez de nouveau le classeur.",
  "file-xlsx-merged":
    "La feuille compte plus de {limit, number} plages fusionnées. Annulez les fusions ou enregistrez la feuille en CSV UTF-8.",
  "file-xlsx-styles":
    "Le classeur compte plus de {limit, number} styles de cellule, ou un format de nombre trop long. Enregistrez la feuille en CSV UTF-8 et envoyez ce fichier.",
  "file-too-many-columns":
    "Le fichier compte plus de {limit, number} colonnes remplies, ou trop de texte dans leurs noms. Supprimez les colonnes inutiles et vérifiez le séparateur et les cellules très à droite.",
  "file-archive-broken":
    "L’archive est endommagée ou incomplète. Compressez à nouveau le fichier, ou envoyez-le non compressé.",
  "file-archive-too-large":
    "Décompressé, le fichier dépasse la taille permise. Divisez-le, ou retirez les colonnes inutiles.",
  "file-archive-bomb":
    "L’archive se décompresse à plus de cent fois sa taille, ce que ne fait aucun fichier de paiements. Envoyez le fichier non compressé.",
  "file-archive-entries": "L’archive contient plus de 100 fichiers. Ne compressez que le fichier de paiements.",
  "file-archive-several": "L’archive contient plus d’un tableau. Envoyez chacun dans son propre fichier.",
  "file-archive-no-table":
    "L’archive ne contient pas de tableau (.csv, .tsv, .txt ou .xlsx). Ne compressez que le fichier de paiements.",
  "file-archive-nested": "L’archive en contient une autre. Décompressez-la et envoyez le fichier de paiements.",
  "file-archive-paths":
    "L’archive contient des dossiers ou des liens. Ne compressez que le fichier de paiements, sans son dossier.",
  "file-archive-password":
    "L’archive est protégée par un mot de passe. Décompressez-la et envoyez le fichier de paiements.",
  "file-archive-method":
    "La compression de cette archive n’est pas prise en charge. Faites-en un ZIP ordinaire, ou envoyez le fichier non compressé.",
  "file-archive-joined":
    "Le fichier gzip contient plusieurs archives. Recompressez le fichier de paiements en une seule, ou envoyez-le non compressé.",
  "file-archive-kind":
    "Ce type d’archive n’est pas pris en charge. Compressez le fichier en .zip ou .gz, ou envoyez-le non compressé.",
  "file-image": "Ce fichier est une image. Exportez les paiements en CSV ou en Excel.",
  "file-html": "C’est une page web, pas un tableau, même si son nom dit le contraire. Exportez les paiements en CSV.",
  "file-json": "C’est du JSON, pas un tableau. Exportez les paiements en CSV.",
  "file-utf-16":
    "Le fichier est en UTF-16 et n’a pas été converti en UTF-8. Enregistrez-le en CSV UTF-8 et envoyez-le à nouveau.",
  "file-binary": "Ce n’est pas un fichier texte. Exportez les paiements en CSV.",
  "file-header-only":
    "Le fichier a un en-tête mais aucune ligne. Exportez-le à nouveau et vérifiez qu’il contient des lignes.",
  "file-one-column":
    "Une seule colonne a été trouvée. Vérifiez que les cellules sont séparées par une virgule, un point-virgule, une tabulation ou une barre.",
  "file-no-name-column":
    "Aucune colonne ne contient de noms de fournisseurs. Une liste de totaux par catégorie ne peut être analysée : exportez une ligne par fournisseur ou par pièce, avec le fournisseur sur chaque ligne.",
  "file-no-amount-column":
    "Aucune colonne ne contient de montants. Exportez le fichier avec le montant de chaque ligne.",
  "file-contract-register":
    "C’est un registre de contrats : ses valeurs sont des sommes convenues sur des années. Exportez les paiements ou les factures.",
  "file-order-book":
    "Ceci est un carnet de commandes : il montre des commandes et livraisons, non des factures ou paiements. Exportez les factures ou les paiements, ou lisez-le comme des commandes.",
  "file-totals-only":
    "Chaque fournisseur figure une fois avec un total, sans pièces ni dates. Envoyez le fichier comme synthèse, ou exportez les lignes de pièces.",
  "file-loaded-before":
    "Un fichier au contenu identique fait déjà partie du dossier ; rien n’a été ajouté deux fois. Choisissez-en un autre, ou retirez d’abord l’envoi précédent.",
  "file-reading-canceled": "La lecture de ce fichier a été annulée. Relisez-le, ou choisissez-en un autre.",
  "file-malware":
    "L’antivirus a trouvé un logiciel malveillant dans ce fichier : il n’a pas été lu et a été supprimé. Vérifiez l’ordinateur d’où il vient, puis chargez un export sain.",
  "file-reading-failed":
    "La lecture de ce fichier a été interrompue par une erreur de notre côté. Relisez-le ; en cas de nouvel échec, envoyez-le à nouveau.",
};
