/** Signs of study: degrees, places of learning, and what is printed beside them. */

const DEGREE_START =
  "bachelor(?:s|['’]s)?(?= (?:of|in|degree)|['’]s|s\\b|$|[/,(–-])|master(?:s|['’]s)?(?= (?:of|in|degree)|['’]s|s\\b|$|[/,(–-])|doctor(?:ate)?|juris doctor|graduate (?:diploma|certificate)|postgraduate (?:diploma|certificate)|post-graduate (?:diploma|certificate)|professional (?:diploma|certificate)|advanced diploma|associate (?:degree|diploma)|diploma|certificate (?:i{1,3}|iv|[1-4]|in|of)|senior certificate|legal practice course|highers|cert\\.? (?:i{1,3}|iv|[1-4])|higher (?:school certificate|certificate|national diploma)|foundation (?:degree|year)|trade certificate|practical legal training|international baccalaureate|senior secondary certificate|year 1[012]|a[ -]levels?|o[ -]levels?|gcses?|high school (?:diploma|certificate)|secondary school certificate|undergraduate|honours degree|apprenticeship|boot ?camp|doctor of philosophy|licenciatura|laurea|diplom|magister|maîtrise|baccalauréat|abitur|staatsexamen|double degree|combined (?:degree|law)";
const DEGREE_SHORT =
  "LL\\.? ?B|LL\\.? ?M|LL\\.? ?D|S\\.? ?J\\.? ?D|J\\.? ?D|B\\.? ?A|A\\.B|B\\.? ?Sc|B\\.S|M\\.S|B\\.? ?Com|B\\.? ?Comm|BCom|BComm|BBus|B\\.? ?Bus|BEng|B\\.? ?Eng|BE|B\\.? ?Ec|BEc|B\\.? ?Ed|BEd|BN|BNurs|BIT|BCS|BCompSc|BCA|BBA|BFA|BDes|BHSc|BIntSt|BIR|BSW|BPsych|BMus|BAcc|BTech|B\\.? ?Tech|BASc|BAppSc|MBBS|MD|M\\.? ?A|M\\.? ?Sc|MBA|MEng|M\\.? ?Eng|MCom|MComm|M\\.? ?Ed|MEd|MIT|MCS|MPA|MPH|MPhil|M\\.? ?Phil|MTeach|MPAcc|MFin|MTax|MIR|MPP|Ph\\.? ?D|BSN|BCL|BSc|MSc|MAppFin|B ?Nurs|B\\.? ?Th|J\\.?C\\.?[LB]|Cand\\.? ?jur|M\\.? ?Stat|(?:[BMDL]\\.[A-Z][a-z]{1,4}\\.?){1}(?:[A-Z][a-z]{0,4}\\.?){0,2}|D\\.? ?Phil|DPhil|EdD|GDLP|G\\.D\\.L\\.P\\.|PLT|GradDip\\w*|Grad\\.? ?Dip\\w*\\.?|GradCert\\w*|Grad\\.? ?Cert\\w*\\.?|PGDip\\w*|PGCE|PGDE|Dip\\.? ?Ed|DipEd|DipLaw|Dip\\.? ?Law|HSC|VCE|QCE|WACE|SACE|TCE|ATAR|IB|NCEA";

const DEGREE_LONG = new RegExp(`(?<![\\p{L}])(?:${DEGREE_START})(?![\\p{L}])`, "iu");
/** Abbreviations count as they are written: "BA", not "ba". */
const DEGREE_ABBREVIATION = new RegExp(`(?<![\\p{L}.])(?:${DEGREE_SHORT})(?![\\p{L}&])`, "u");

/** Stems rather than words, since places of learning are called much the same in many languages. */
const INSTITUTION =
  /universit|uniwersyt|univerz|üniversit|université|hochschul|högskol|høgskol|høyskol|gymnasi|(?<![\p{L}])(?:universi[dt]ad|uni|colleges?|collège|colegio|colégio|collegi(?:o|um)|kolleg|kolej|instituti?o?n?|institut[eo]?|instytut|école|escuela|escola|scuola|sekolah|polytechnic|polytechnique|polit[eé]cnic[oa]|politechnika|tafe|schools?|\p{L}{0,20}schule|academ(?:y|ia|ie)|akadem\p{L}{1,4}|conservator\p{L}{1,4}|faculty|gimn[aá]\p{L}{1,6}|ly[cs]e(?:um|o)|lycée|liceo|vidyalaya|grammar|campus|convent|leo cussen)(?![\p{L}])/iu;
const INSTITUTION_SHORT =
  /(?<![\p{L}])(?:UNSW|ANU|UTS|QUT|RMIT|UWA|UQ|USYD|UniSA|UniMelb|UOW|UNE|UON|UTAS|ACU|WSU|UWS|CQU|JCU|USQ|UniSQ|CSU|ECU|CDU|MQ|NIDA|AGSM|MIT|UCL|LSE|NUS|NTU|HKU|UCLA|INSEAD|IIT|SMU|AUT)(?![\p{L}])/u;

export function hasDegree(text: string): boolean {
  return DEGREE_LONG.test(text) || DEGREE_ABBREVIATION.test(text);
}

/** Where the first degree stands in the text, or -1. */
export function degreeAt(text: string): number {
  const long = text.search(DEGREE_LONG);
  const short = text.search(DEGREE_ABBREVIATION);
  if (long < 0) return short;
  if (short < 0) return long;
  return Math.min(long, short);
}

export function hasInstitution(text: string): boolean {
  return INSTITUTION.test(text) || INSTITUTION_SHORT.test(text);
}

/** Grades, prizes, theses and subjects: said of a degree, never a degree. */
export const STUDY_DETAIL =
  /^(?:gpa|wam|grade|grades|atar|average|thesis|dissertation|honours thesis|majors?|minors?|electives?|relevant (?:coursework|subjects|units)|coursework|subjects|units|courses|awards?|prizes?|dean['’]?s|activities|societies|supervis(?:or|ed|ors)|key subjects|result|results|distinction average|high distinction|first class|second class|credit average|university medal|member|recipient|winner|exchange|awarded|ranked|top \d|final (?:mark|grade)|completed with|research|project|capstone|dux|expected|mooting|editor|scholarship)(?![\p{L}])/iu;
