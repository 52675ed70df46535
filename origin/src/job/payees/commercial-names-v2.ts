/**
 * Words of names that sell something, version 2: what a payment is described as says less than they do. Written for
 * this product.
 */

/** Words of firms that advise: with one of them a description proposes nothing. */
export const adviserWordsV2 =
  "solicitors|solicitor|law|lawyers|attorney|attorneys|advocates|barristers|legal|chambers of|consultants|consultant|consulting|consultancy|consult|advisers|advisors|advisory|accountants|auditors|actuaries|architects|architect|architecture|surveyors|surveyor|valuers|engineers|engineering|designers|planners|recruitment|associates";

/**
 * Words of other trades: with one of them, or a legal form anywhere in the name, a description is never certain, and
 * proposes only what companies are paid besides purchases: rent, grants and levies.
 */
export const tradeWordsV2 =
  "ltd|limited|plc|llp|lp|inc|llc|corp|corporation|company|co|gmbh|ag|sarl|sas|srl|spa|bv|nv|ehf|hf|pty|services|solutions|systems|software|technologies|technology|contractors|contracting|construction|builders|building|homes|developments|developers|properties|estates|investments|management|managed|facilities|security|cleaning|catering|supplies|supply|products|equipment|engineering|electrical|plumbing|heating|roofing|landscapes|transport|travel|taxis|coaches|motors|garage|hire|rentals|printers|print|publishing|media|marketing|events|insurance|brokers|energy|electricity|gas|fuels|telecom|communications|group|holdings|enterprises|trading|stores|shop|restaurant|takeaway|cafe|hotel|pub|bar|salon|pharmacy|nursery|nurseries|childcare|preschool|pre school|playgroup|montessori|agency|care home|nursing home|partners|bros|brothers|and sons|and son";

/**
 * Words of names that get grants, levies and the like and sell little: public bodies, charities and schools. Only with
 * one of them, or with a public body's name, is a grant or levy that a description names certain.
 */
export const granteeWordsV2 =
  "trust|charity|charities|charitable|foundation|church|churches|parish|diocese|cathedral|mosque|synagogue|temple|voluntary|volunteer|volunteers|community|communities|citizens advice|age uk|age concern|mencap|ymca|ywca|scouts|scout group|guides|brownies|housing association|almshouses|hospice|museum|library|theatre|orchestra|opera|festival|arts|college|school|schools|academy|university|friends of|residents association|tenants association|village hall|womens aid|refuge|food bank|rotary club|sports club|cricket club|football club|bowling club|rugby club|swimming club|youth club|youth|wildlife|society for|action|forum|alliance|relief|disability|carers";
