/** Ranges of merchant category codes (inclusive) of version 1. They seed the scoring ruleset. */
type CodeRange = [number, number];

/** Money, cash, securities, fines, taxes, post and lotteries: no payment method is proposed. */
export const excludedMcc: CodeRange[] = [
  [6010, 6012],
  [6050, 6051],
  [6211, 6211],
  [9211, 9223],
  [9311, 9311],
  [9402, 9402],
  [9405, 9405],
  [9700, 9702],
];

/** Version 2: post (9402) no longer, and money transfers (4829), funding of stored value (6540), own companies (9950). */
export const excludedMccV2: CodeRange[] = [
  [4829, 4829],
  [6010, 6012],
  [6050, 6051],
  [6211, 6211],
  [6540, 6540],
  [9211, 9223],
  [9311, 9311],
  [9405, 9405],
  [9700, 9702],
  [9950, 9950],
];

/** Core travel and expense: airlines, hotels, car hire, rail, cruise, travel agencies. */
export const tandeCoreMcc: CodeRange[] = [
  [3000, 3999],
  [4111, 4112],
  [4131, 4131],
  [4411, 4411],
  [4511, 4511],
  [4722, 4722],
  [7011, 7011],
  [7512, 7513],
  [7519, 7519],
];

/** Other travel and expense: taxis, tolls, fuel, restaurants, parking, camps. */
export const tandeOtherMcc: CodeRange[] = [
  [4121, 4121],
  [4582, 4582],
  [4784, 4784],
  [4789, 4789],
  [5541, 5542],
  [5811, 5814],
  [7033, 7033],
  [7523, 7523],
];

/** Goods and services that purchase cards are commonly issued for: office, IT, maintenance, print, couriers, training. */
export const pcardMcc: CodeRange[] = [
  [2741, 2842],
  [4214, 4215],
  [4812, 4816],
  [5021, 5099],
  [5111, 5111],
  [5122, 5122],
  [5137, 5139],
  [5169, 5199],
  [5200, 5261],
  [5300, 5399],
  [5533, 5533],
  [5712, 5735],
  [5940, 5943],
  [5964, 5969],
  [5978, 5978],
  [5992, 5999],
  [7210, 7217],
  [7311, 7399],
  [7538, 7549],
  [7622, 7699],
  [8220, 8299],
  [8398, 8699],
  [8734, 8734],
];

/** Industries where card acceptance is usual. */
export const tierAMcc: CodeRange[] = [
  [742, 780],
  [1799, 1799],
  [2741, 2842],
  [3000, 3999],
  [4111, 4131],
  [4214, 4225],
  [4411, 4411],
  [4511, 4582],
  [4722, 4789],
  [4812, 4899],
  [5013, 5199],
  [5200, 5999],
  [7011, 7011],
  [7210, 7399],
  [7512, 7549],
  [7622, 7699],
];

/** Industries where card acceptance is found, less often. */
export const tierBMcc: CodeRange[] = [
  [1500, 1771],
  [4900, 4900],
  [7829, 7999],
  [8011, 8099],
  [8211, 8299],
  [8351, 8699],
  [8734, 8999],
];
