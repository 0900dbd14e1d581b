/** Parts of sentences, folded, that the product itself says and that the guard would take amiss. */
export const SPARED: ReadonlySet<string> = new Set([
  'de este lado esta todo lo que vivieron',
  'one question from the ai that i am is it grief alone , or are there also thoughts of not living any more',
  've y haz lo que tengas que hacer',
  'आओ , आओ',
  'non fa male a nessuno',
  'ik ga niet proberen je te laten lachen',
  '你刚才跟我说过',
  '那是我弄错了',
]);
