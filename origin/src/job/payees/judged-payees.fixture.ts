/**
 * 501 further payees of 31 ledgers of SAMPLES_DIR, drawn and labelled by hand after version 2 was complete, to judge it by: of
 * each ledger six of the next largest by spend, five at random, and up to seven of those that it is certain of. Keys as in
 * labelled-payees-2.fixture.ts. No rule may be tuned on them.
 */

/** Keys of each ledger by class. */
export const judgedPayees: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bradford: {
    Grant: "76f7f316ee57a59d 9b98a45db5867cac acd4d50524a98936",
    Levy: "903566f60a1e45dd",
    PublicBody: "14bb6fa90262f6bd 6014a08483e9dab4 97277f558f47183c ffd2203b5a06c88b",
    Supplier:
      "395d17f8a90bd09c 465e0d4041bb3789 5c4445e8bf9db52c 6aff8019c6fc37f5 7ee801a0c7476d96 7fd38fba3d86c4f1 9f0b0ac49c8f5bf0 d995b944b02db4ec f1f5a14cca8503a3 f49f2e662b15ad4a",
  },
  cabinet: {
    PublicBody: "dabd71af440d197e",
    Supplier:
      "0a022847c8255f25 22d0716df070eacc 34f822204af3903d 373cd9bc7a5777a7 6607d10f37619ed8 68e63db7b106ba30 8d1b5db409afa158 a72c220e1f3217f4 b9e597f3731bd8ad fbb4495cc9a14aa4",
  },
  calderdale: {
    Benefits: "9de5e020578a3242",
    PublicBody:
      "0d3fd7562e012a50 1916f7d9faa20554 1e5a4850006153dd 30d878ff84dd23ec 39ea389d2aa0fad6 4d717b8925b171d7 902cc4330c4b3a7a bc1ac85e27405aeb ca3ba6c78112d5d6 da0354165229e609 e321360dd093922a",
    Supplier: "4176763420bf112a 5689c26519a8f7da 7217124af215daed 95d4bee4fc71cc90 c8c898e47aa817ca e94728e5dfda6e60",
  },
  darlington: {
    Supplier:
      "313762b2e6459bca 49b4af1b7aaf6b78 5ceddabd4d708c5b 7741b2b318bdfbee 81288f922dc9d86b 943825fafde395a5 a180f099db56d749 ab40d9f88c8123a7 b357615e64adf063 cc8a983d02e1fd96 e2886322449096b3",
  },
  devon11: {
    Escrow: "975f38c2dda76c13",
    Grant: "66b3012818a0ccc0 99cd726979a8993c e116200c630be874",
    PublicBody:
      "178b1dcfb6510ca0 6099a47d1d3fa199 724f265305d948de 804cb93e7d2e1bf1 8c81d4eacbb9ce7c af816fdbe736daca d10fc569f2ded30e",
    Supplier:
      "085d6501b3a677d4 1473aa32e1112666 215df12b266f9d70 2bfd05a0916aff18 51851fd12bc5a239 91b806619b3f79ba e497dc513ead87ce",
  },
  devon: {
    Grant: "84572cafee95825a",
    PublicBody:
      "4207fbc6c7383452 49264c0a3ffd258f 61897d45f1b2f5a9 7506f8c69ea4b757 99e7fd69c71dec3c a596e95c15e099b0 d084041056eafa7f",
    Supplier:
      "1099ee761530f29a 6343cdd47f95e5b6 6926141d169eac88 75df1e46e6dede1b 7cf18064a6ce7fab 7d2198634ee09ff3 889efd283116b4d1 9ae201ff8da8f3f2 ae721bc0d1a06a71 c822260787efe7eb",
  },
  gla15: {
    Grant:
      "29fcf9ba0d095643 62566a3c68b5c598 6dab042d11b33bb6 87c9ffbef822653e 93e9059e9ee90893 9ed56b0a34252149 a51f67029ff495c7 bddf504ef0bd1031 dba43ea32659c3fe dda769f88d7620ae f003b2ca36c415f4 f98eb95f849a2640",
    PublicBody: "c8e4f4457b5b551f e2c1083ac882b97d",
    Supplier: "54b9643d5038ac83 807c43f7e072cb64 8810495fa764546d ab76e0c558f64147",
  },
  gla22: {
    Grant:
      "00b2131f6c0edf9f 153e0fba977edbdf 4ddb43c9b4e3f00a 6b0d2c5c95908f1a 6c59739f71d8cbbd 7127f67760b76613 73a77f19fc77ab8e 96790885838bf897 9e4102e53a453db6 bc9da5ebc2699b42 c1187092dfb17d6a cd410f005489cb0a ce4c4d0b4d2cfe27 fcb93c69675f01ac",
    PublicBody: "25b70df2a5184a33",
    Supplier: "5064c6c32a2adee3 9aa1d49e438d0dab f1cf329c5714725e",
  },
  harrogate: {
    Supplier:
      "111b5d5fbf30fe37 49acde28e5b9d423 6f0487e801cab73d 7de8631c34425d10 96d80982d112c9bc 983f6eed94352e10 a8d48695d4f4580e b0b1d2b112c7ae97 bf70f3f65315c350 e179c715f5d667f3 fb77f02b770093a2",
  },
  iceland: {
    Bank: "ea5cb4873dea2ebf",
    PublicBody:
      "27b46cbdf422b781 737f0486df9fbebb 7eeb0302f331fb4f 9c6f6d3dbb444b66 a8407d3f1ac2550d d1bf99c9fbc9a636 d66aadf707634c6c e9cd3ac7493e6d46 fd6d43ad36106951",
    Supplier:
      "0b398bcc884ee4a6 120a34e8a6030eb5 7da88f7886473ce1 802750894584b167 a83c9e8c9ef3438c afa0279495ea29ea c27b7f09f06d8494 e33bbc1c55c89c14",
  },
  leeds11: {
    Escrow: "8886893ff7cccf14",
    Grant: "3003012bd9c55ad9 516d5bedfb6dbe8e 53202227cc0ecace a524819226b223f7",
    Levy: "36e009a79874662f",
    PublicBody: "02dc332e75b74dba 031accc7b2af366d 14dbd90c6f4ae45b 5626bd45949e79e6 650c417684bf35b3",
    Supplier:
      "209a61cbcb51d138 3b9cf09668c9c425 3cdf9116c0e2d2bc 72b281c49d62a36d 8ce7e2fa52467cd3 ebcd1bdbf948b144 f570f893d18fec00",
  },
  leeds12: {
    Escrow: "e28fdfaed7159655",
    Grant: "01fb2eac2c091fa9 13cbfb9a35ba2eeb e3a0dbb0c94828ad",
    PublicBody: "126fa791ae107e03 21084322e2d531bc 82d5fd2e99a2d390 b905a2aebf345bd3",
    Supplier:
      "01f02ad2e374d5f3 1c5c905694b7bf2b 6ff0f919ea03186a 94f74f6e3b5f6cc9 a20761bb0519f47d a4730b9929236e90 a6da9003aae16f56 b8cb5dfcd0a9a4ae bb471dc6f8f5ec2a edd74e217f72b6e7",
  },
  leeds20: {
    Grant: "349c880ef39d3c83 d4164a699889a915",
    PublicBody: "5743ed5758562e48 5a2bc985f0625ee0 76682df009130375 94bf7db0deef0256 b114c94ac610a47e fc37398cd530548b",
    Supplier:
      "06ee9ad652da0c93 44d27f5c94cb3749 5500c76a411cd9b0 6734d273fd1daf0d 78cd9e0929482f68 8800f4a35360b9e7 94c7bc12d3c1e85b b1984ce7c95716cb c56cc8325623c5cd cec24a25e2a43abc",
  },
  manchester: {
    PublicBody:
      "3db258edd9d3bf59 47ad0cd6318cd0b6 53d77334780a80cb 6741f8394d037bd5 a0b122a3cb52180e a7451330ddf62990 b42af800ca33a349",
    Supplier:
      "0410df216d4e76fb 25e9c842149ea498 33e19b4e83eaf78c 575a7184492eb616 67c39911015f4a5c 7db034edf16f1e6b 9ef49978dda0e66d a5faed58cf8899e1 b9720191a2f398f3 c92ccc8d991d9db8 d499f5ea0393abd9",
  },
  networkrail: {
    Supplier:
      "0238eba334b5330a 12056cfe6c4fd341 8168a28c80507d8d 8f6127cc2cb66a20 9c693a7ce5c41268 a6e63ff380bb42f5 ac160db2c1efa386 b58f30ecb2a9bd2a d1d75cb2c9b12d30 fb9d11aece6b9786",
  },
  newcastle: {
    Supplier:
      "16328cf907bc6d59 2efcaea9b3c20312 32ac6c5bc8878610 4f912c5fef016d12 64673f116c58ac97 657bc53acce2fda1 65d3dcce5aac8115 9d1b7b9d77cf39b6 a3dd9e7942d46667 c69e5ac099061deb cc4213f90dfded7e",
  },
  northtyneside: {
    Benefits: "8063517c16654231",
    PublicBody:
      "152f62501352827a 5416d472935452f8 882b1a47d5a07967 8e4d769d91f1166a 90f0eddb1faf2756 d9ee5fb64f40845a db2a021ae62c67cf",
    Supplier:
      "13c4d45731a58fb0 49b106de6f59be46 4a6bcc08544bfbe6 5115311c63893f05 5c71f5adfc8ada5a 69bc4a81ddee58c6 6edc6825875f1663 a25ec87995027af8 b5c828fa8790d430 fd1aff8ed394c49d",
  },
  bolton: {
    PublicBody:
      "2f18dc2b2254c4f8 44ec816677c1b292 843478d48e426974 aeb8b2f44d814f5d cf35b735d5e65411 dc5cf70130490929 e66a9537d5421a94 e98d0f96805950e1",
    Supplier:
      "0e66c334f233beca 123b2c8c2ceec1f7 2c20db8019296ce2 441105c9c8a0ffbb 74179b364be7f045 830f1742461e24b2 895d041020dcdb25 9a11549f8b452152 c2d9d91b8f2ecea1 ebc223c326338528",
  },
  oldham: {
    Benefits: "f132da227b08db73",
    PublicBody:
      "738058a96a184885 82d744b2ecbfade2 83863861198bc014 870f201718b19b96 8b0f499148e048f8 90ce98a66028dd82 9895fe8f628eceb5",
    Supplier:
      "1a236bf53fd4e2bb 6988e9e567a87fba 6d0ed692d143f6ac 99435119d296880c aac76600ed04b2a2 b787641052eb9b7a c8d280130d836688 d50d97e06c1073a7 df755a43286efb67 fad0bebfc5b6def6",
  },
  oxford16: {
    Grant: "5e259fa420a61ad6 7136cf18662a06f1 b8c9db6e5cde8246 bb2e08a0d5e63640 d62586687ab0d101 e2a4846fcd9332ae",
    PublicBody: "19cd15e4cc3c911c 1bfffbd9795e3c0d a5d7ee888317d71e",
    Supplier:
      "1738feb497f614b3 190c41efcbf8f335 35556216a62e5630 605bc5dbdb4fd705 70e77c94a7551439 7345f834eb12bd30 bbc565f5526b1aff c9c0ff072f16d413 e80e0ed65a66f12e",
  },
  oxford18: {
    Benefits: "58184d03e9b6eec9",
    Supplier:
      "01f38a23851f072d 13db56656884b82f 4af2bbf25a2c0f53 50caa9b0500862a7 5c2faf017b75ca22 6bc9a701e0d366fa 93a093ca0f464ef5 b859cb30d1f314ac d1c197b2c4f5f59e f7317f0e756c2e00",
  },
  oxford14: {
    Grant: "2dd7a3df7f1d9ca8 69336731c48493f6 b08ac8dbc9f2a8e4",
    PublicBody: "5123343f150646ce 72e84046c2ee52f2 7c22a2152c784421 bed1e54374b39552",
    Rent: "000d25b23c1ba8e6 61de925c3e20fc68 b356d45f770dba18",
    Supplier:
      "04c7d2ee54403092 2493f7dd987ecd88 284ac156330fcb10 79e235bce53851c0 7de20104746c2491 83b6a8318549b016 91a29674cd89b0a5 e0f32b903861f2a0",
  },
  phoenix: {
    Grant: "5f79c7375f5aa886 ecd0092c9325346a",
    PublicBody: "10ac343f671141b8 2131f32f3e8aa529 340635665f1907cc 4dfa5d9af9493071 5322549d41c449bb c6e0120763c3088d",
    Supplier:
      "31b52d0e5bf1ca5f 51061ad2263748b0 5814837c8843a66a 6df188126b5e7cde 89c08af98fa8a3c5 8d1158747022243d 9dcaf5a6b0a69b48 a2905a12be4a4149 a9588d91823d7664 d07c96407179a997",
  },
  salford: {
    Grant: "33dffd114aeab7cf a8bf1db05d1db8d9 e6032770eaae8c1f ec7a9f80cc569e47 f7b37c4d56b48b99",
    PublicBody: "08c84d92bd0f29b2 348f505dcda35221 4d1f2717428f6d13 8030bd770e9f037b dec5badf3b54ad8a",
    Rent: "40eaaa17fe92916c",
    Supplier:
      "02dc6a2ecbf019a9 21f97d77d10fd8c5 289393071da402aa 28e83fd9b5cfa4ca 8479edb21d9fd4c5 869132ec63bb4832 bdd67f644dce64f9",
  },
  sanFrancisco: {
    CardSettlement: "40863983cc69bf56 b36b527f071b81ad",
    PublicBody: "0eb288f0f40056e7 0fb4d0e13ee49298 814d81bc529ca49b 937d9ee3eac7049a ad001f731be849a9 cc15e5f4a184353e",
    Rent: "3efa8df5ff8e59ed",
    Supplier:
      "24ae3993119c0ee9 5c67367faa216319 868fb1448e246e92 8c730f646372daea a659cc20b7d9838d bd801878a3f78fbf d24cdb03be912e13 e2991a2bde957d24 f9eb33b6922ee6a4",
  },
  scottsdale: {
    CardSettlement: "793be25bcd170ad7",
    Employee: "389a4464c09b9a80 a8460268e5ea0f60",
    Grant: "c0930fe7389d1c2a",
    PublicBody: "13db332968fbd9cb 292e530c23abe303 2d0c353359d1b685 5a82164a1ea84587 6dd1a131f3c6c923 e62bb685ad6d77a7",
    Supplier:
      "3485ec5955529791 3d4163ff7795e43c 3e6a8b03e909fe1d 4c4010dfce96126e 70f90b181f68a677 7f302c2ae78d72c8 876bde86b3de7463 b4ee4801923e9871",
  },
  sheffield: {
    Escrow: "5583301932710a07",
    Grant: "0c68265e70bc79a2",
    PublicBody:
      "06a196cac6783b5a 2490fde1643f1a9d 3a63e4d8e039e51b 41a0b3af8e0194c8 9ed6e831a89b3ebd caeba0f17f64e71a e17de4515cce53e6",
    Supplier:
      "1ae0e0c3f20c8277 1dafadcc802a12bd 1e69feb40c833747 4876f93be935acb8 7298aab456d84afa 76e2776d3dfd8fe3 80185453bd8ed6c7 8e14624ad975ac1a aef9c1bb9883710f",
  },
  sd20: {
    Benefits: "7c0d1a6853d47f9b",
    PublicBody:
      "11eabd763f40d239 2858c43b79f15f34 6bb00d7981cea18c a651995020eaffe1 c5dcd8e81285f9c6 d1187588a55b749a e1b33ebbaf2d537f e25b2e32b476cca7",
    Supplier:
      "2f04beddf66e5504 88ae75368e2ed4c7 8b87ab6c95247d58 a5808d61fdfdfb55 bab40e1ae73bf2a5 c219c2e660f7699d c4c4470f260ddfc5 d8b3283a8e63a5e1 e6edba130ba75b41",
  },
  sd25: {
    PublicBody:
      "08f1f4d13b56693b 0db2e8f4ef9d5535 196c5bc0a412ee4f 4d5364a283e3f989 618361bb598dda48 719cd7677382c96e 867fcef224ba5f97 9a6b5a28ceca1efe d1bd421cffbf4e03 d5769099d24e01fd e2f8f43ee88c4e44",
    Supplier:
      "0aed0af830a402c8 0b30c85cd372da0b 1e56f6e76b35d8ce 29ba58a700888498 b1847f0e06571dd7 e646e81e64cbaa96 f1205e1dcda0b316",
  },
  asturias: {
    Supplier:
      "1ade8ded1c74613d 26ff45f05795a2af 304d5df5aed7ece3 49c358d5dd133f4b 62fe0dd9ebf02db2 6d21f2476705a1a3 74b49ccde4208d1c 9e1e6139e9398e81 9f4e126318fd2f01 a2f913a52e514a9e b92e58b2c76f7992",
  },
  act: {
    PublicBody: "98cd74f18551fef6",
    Supplier:
      "44724dc90b18b0ab 46390cf1e26ee512 66f7a53157876ccf 864ad5d2baae6254 97815e5bade08a58 9adbe8d3d45e8acc abc5712ab37e6632 c5fabba6f4075a05 c7294764cca802a5 e6b1afbb92a9e538",
  },
};
