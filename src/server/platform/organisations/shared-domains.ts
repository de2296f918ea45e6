/** Domains that many strangers share: an address or a website there says nothing about a company. */

/** Anybody can have an address here. */
const PUBLIC_MAIL = `gmail.com googlemail.com outlook.com outlook.com.au hotmail.com hotmail.com.au live.com live.com.au
  msn.com yahoo.com yahoo.com.au yahoo.co.nz yahoo.co.uk ymail.com rocketmail.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me tutanota.com tuta.io fastmail.com fastmail.com.au fastmail.fm hey.com aol.com
  gmx.com gmx.net gmx.de web.de mail.com email.com zoho.com zohomail.com zohomail.com.au yandex.com mail.ru qq.com
  163.com 126.com naver.com rediffmail.com inbox.com duck.com mailbox.org posteo.net bigpond.com bigpond.com.au
  bigpond.net.au telstra.com optusnet.com.au iinet.net.au westnet.com.au internode.on.net on.net tpg.com.au
  dodo.com.au adam.com.au ozemail.com.au aapt.net.au netspace.net.au exetel.com.au xtra.co.nz slingshot.co.nz
  btinternet.com sky.com virginmedia.com comcast.net verizon.net att.net mailinator.com guerrillamail.com
  10minutemail.com yopmail.com tempmail.com temp-mail.org sharklasers.com trashmail.com`;

/** Anybody can put up a page below these. */
const SHARED_SITES = `wordpress.com wixsite.com wix.com squarespace.com weebly.com webflow.io github.io gitlab.io pages.dev
  workers.dev netlify.app netlify.com vercel.app herokuapp.com onrender.com fly.dev web.app firebaseapp.com appspot.com
  azurewebsites.net cloudfront.net amazonaws.com blogspot.com blogger.com tumblr.com medium.com substack.com notion.site
  carrd.co godaddysites.com myshopify.com business.site sites.google.com google.com facebook.com instagram.com
  linkedin.com twitter.com x.com youtube.com linktr.ee about.me strikingly.com jimdosite.com jimdofree.com ueniweb.com
  framer.website canva.site typedream.app bitbucket.io surge.sh glitch.me replit.app neocities.org seek.com.au
  indeed.com hubspotpagebuilder.com sharepoint.com`;

/** States' names below gov.au and edu.au. */
const BELOW_STATES = `nsw.gov.au vic.gov.au qld.gov.au wa.gov.au sa.gov.au tas.gov.au act.gov.au nt.gov.au nsw.edu.au
  vic.edu.au qld.edu.au wa.edu.au sa.edu.au tas.edu.au act.edu.au nt.edu.au catholic.edu.au schools.nsw.edu.au`;

const words = (text: string) => new Set(text.split(/\s+/));
const MAIL = words(PUBLIC_MAIL);
const SITES = words(SHARED_SITES);
const STATES = words(BELOW_STATES);
/** The database knows them too (migrations/0020-who-looks.sql). */
const SHARED_DOMAINS: readonly string[] = [...MAIL, ...SITES];

/** "com.au", "co.nz", "org.uk": what one registers a name below. */
const SUFFIX =
  /^(?:com|net|org|edu|gov|asn|id|info|conf|oz|co|ac|or|ne|go|gob|mil|sch|ltd|plc|me|nhs|police|school|geek|gen|iwi|kiwi|maori|govt|health|cri|biz|name|pro|web|nom|firm|store)\.[a-z]{2}$/;

const isBelow = (domain: string, names: ReadonlySet<string>): boolean => {
  const parts = domain.split(".");
  return parts.some((_, from) => names.has(parts.slice(from).join(".")));
};

/** Whether a domain is nobody's own, or lies below one where anybody can have a place. */
export const isShared = (domain: string): boolean =>
  !domain.includes(".") ||
  SUFFIX.test(domain) ||
  STATES.has(domain) ||
  isBelow(domain, MAIL) ||
  isBelow(domain, SITES);
