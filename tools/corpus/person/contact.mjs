import { CITIES } from "../stock/employers.mjs";

const MAIL_DOMAINS = [
  "example.com",
  "example.net",
  "mail.example",
  "example.org",
  "post.example",
  "inbox.example",
];

/**
 * Number shapes; a hash is any digit. Landlines are from the blocks 5550 and 7010, which are kept for fiction as a
 * whole; of the mobile numbers only these few are, so a mobile is always one of them.
 */
const FICTIONAL_MOBILES =
  "570006 570156 570157 570158 570159 570110 570313 570737 571266 571491 571804 572549 572665 572983 573770 573087 574118 574632 575254 575789 576398 576801 577426 577644 578957 578148 578888 579212 579760 579455".split(
    " ",
  );
const PHONES = {
  mobile: "0491 57# ###",
  mobileTight: "049157####",
  intl: "+61 491 57# ###",
  intlBracket: "+61 (0)491 57# ###",
  zeros: "0061 491 57# ###",
  land: "(02) 5550 ####",
  landDash: "03-7010-####",
  landSpace: "07 7010 ####",
  nz: "+64 21 555 0###",
  uk: "+44 7700 900###",
  us: "+1 (415) 555-01##",
  sg: "+65 8555 0###",
  dots: "0491.57#.###",
};

/** How to reach the person: mail, phone, where they live and their pages. */
export function contactOf(plan, rng) {
  const words = plain(plan.name)
    .split(/[^a-z]+/)
    .filter(Boolean);
  const [first, last] = [words[0], words[words.length - 1]];
  const local = rng.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first[0]}.${last}`,
    `${first}_${last}${rng.between(1, 99)}`,
    `${last}.${first}`,
  ]);
  const slug = rng.pick([
    `${first}-${last}`,
    `${first}${last}`,
    `${first}-${last}-${rng.between(10, 99)}a${rng.between(1, 9)}`,
  ]);
  const wants = plan.links ?? "l";
  return {
    email: wants.includes("E")
      ? `${local}@${last}-family.example`
      : `${local}@${rng.pick(MAIL_DOMAINS)}`,
    phone: phoneOf(PHONES[plan.phone], rng),
    location: rng.pick(CITIES[plan.city].suburbs),
    links: {
      linkedin: wants.includes("l") ? `in/${slug}` : "",
      github: wants.includes("g") ? `${first}${last[0]}${rng.between(2, 90)}` : "",
      website: wants.includes("w") ? `https://${first}${last}.example` : "",
    },
  };
}

function phoneOf(shape, rng) {
  const digits = shape.replace(/#/g, () => rng.between(0, 9));
  if (!/491/.test(shape)) return digits;
  const drawn = Number(digits.replace(/\D/g, "").slice(-6));
  const mobile = [...FICTIONAL_MOBILES[drawn % FICTIONAL_MOBILES.length]];
  // The last six digits of the shape are replaced, its spaces and dots stay.
  return [...digits]
    .reverse()
    .map((character) => (/\d/.test(character) && mobile.length > 0 ? mobile.pop() : character))
    .reverse()
    .join("");
}

function plain(name) {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/đ/gi, "d")
    .replace(/ł/gi, "l")
    .replace(/ø/gi, "o")
    .replace(/['’]/g, "")
    .toLowerCase();
}
