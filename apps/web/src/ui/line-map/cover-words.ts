import { pick, type Random } from './random.ts';

/*
 * Chooses the object on a cover by the words of a record.
 */

type Words = readonly (readonly [object: string, pattern: string])[];

/** The beginnings of words that suggest an object of cover-objects.svg. The first match in a text counts. */
export const telling: Words = [
  ['jar', 'spice|saffron|masala|tea\\b|honey|jam\\b|pickle|grocer|dry fruit'],
  ['report', 'diagnos|lab\\b|laborator|patholog|report'],
  ['building', 'realty|real estate|flat\\b|flats\\b|apartment|hotel|propert|housing|builder|construction'],
  ['tiffin', 'tiffin|lunch|meal|canteen|kitchen|food deliver'],
  ['truck', 'truck|logistic|cold chain|freight|fleet|transport|cargo|courier'],
  ['spool', 'loom|weav|sari|saree|textile|yarn|thread|tailor|handloom|fabric'],
  ['peak', 'trek|mountain|hike|hiking|himalaya|climb|camp'],
  ['ledger', 'khata|ledger|accountan|gst\\b|bookkeep|tax|invoice|audit'],
  ['plan', 'architect|interior|floor plan|studio'],
  ['cup', 'cafe|café|coffee|restaurant|chai|bakery|bistro'],
  ['car', 'car\\b|cars\\b|auto(?!mat)|vehicle|motor|scooter|dealer|taxi|garage'],
  ['cross', 'clinic|hospital|doctor|dentist|medic|health|pharma'],
  ['book', 'school|course|learn|college|tuition|tutor|academy|library|education|student'],
  ['suitcase', 'travel|tour\\b|tours\\b|holiday|flight|luggage'],
  ['leaf', 'farm|organic|garden|plant|agri|solar|green|nursery'],
  ['shirt', 'fashion|cloth|apparel|wear|garment|boutique'],
  ['film', 'video|film|motion|cinema|youtube'],
  ['camera', 'photo|camera|shoot'],
  ['chat', 'chatbot|chat\\b|convers|support desk|assistant'],
  ['robot', 'robot|ai\\b|machine learning|llm|gpt'],
  ['envelope', 'follow|email|newsletter|mailing|inbox'],
  ['pin', 'local|map\\b|maps\\b|location|address|store locator'],
  ['lamp', 'festiv|diwali|temple|prayer|puja|candle'],
  ['eye', 'accessib|optic|vision|eyewear'],
  ['signpost', 'moving|migrat|redirect|navigation|launch'],
  ['receipt', 'bill\\b|hosting|receipt|expense|subscription'],
  ['gauge', 'performance|speed|fast|sport|fitness|gym\\b'],
  ['clipboard', 'brief|checklist|survey|audit|inspection'],
  ['tag', 'cost|price|pricing|quote|offer|discount'],
  ['card', 'upi\\b|payment|checkout|bank|wallet|finance|loan|insur'],
  ['nib', 'brand|logo|identity|design|writer|content'],
  ['chart', 'measure|analytic|metric|monitor'],
  ['lens', 'seo\\b|search'],
  ['horn', 'advert|ad\\b|ads\\b|campaign|social|influencer|marketing'],
  ['calendar', 'booking|appointment|calendar|schedul|event|reservation|rental'],
  ['parcel', 'parcel|packag|deliver|warehouse|inventory|supply|wholesale'],
  ['lock', 'secur|privacy|login|password|legal|law\\b|compliance'],
];

/** Words of most websites, which count only if there is no other match. */
export const general: Words = [
  ['chart', 'dashboard|crm\\b|erp\\b'],
  ['bag', 'shop|store|e-?commerce|ecommerce|market|retail|cart\\b'],
  ['phone', 'mobile|phone|android|ios\\b|react native|flutter|whatsapp'],
  ['browser', 'website|web\\b|site\\b|portal|cms\\b|saas|landing|blog|wordpress|next\\.js|react|vue'],
];

type Patterns = readonly { object: string; pattern: RegExp }[];

const compile = (table: Words): Patterns =>
  table.map(([object, pattern]) => ({ object, pattern: new RegExp(`\\b(?:${pattern})`, 'i') }));

const tellingPatterns = compile(telling);
const generalPatterns = compile(general);

/** Objects that suit any work, in the order in which records without a match get them. */
export const anyObjects = [
  'browser',
  'signpost',
  'parcel',
  'chart',
  'clipboard',
  'phone',
  'tag',
  'calendar',
  'nib',
  'lens',
  'card',
  'book',
] as const;

type RecordWords = { title: string; text?: string; rest?: readonly string[]; place: number | Random };

/**
 * Chooses the drawn object by keywords in the title, then in the text, then in categories and technologies. If none
 * matches, `place` chooses it: consecutive numbers choose different objects.
 */
export function chooseObject({ title, text = '', rest = [], place }: RecordWords): string {
  const others = rest.join(' ');
  const found =
    (firstIn(title, tellingPatterns) ?? firstIn(title, generalPatterns) ?? firstIn(text, tellingPatterns)) ||
    (firstIn(others, tellingPatterns) ?? firstIn(others, generalPatterns) ?? firstIn(text, generalPatterns));
  if (found) return found;
  return typeof place === 'number' ? (anyObjects[place % anyObjects.length] ?? anyObjects[0]) : pick(place, anyObjects);
}

function firstIn(text: string, patterns: Patterns): string | undefined {
  return patterns
    .map(({ object, pattern }) => ({ object, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)[0]?.object;
}
