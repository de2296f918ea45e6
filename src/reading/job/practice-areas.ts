/** Areas of Australian legal practice: the name we give them, words that name them, words of their work. */
export interface PracticeArea {
  readonly name: string;
  /** Names of the area itself; worth most. */
  readonly named: RegExp;
  /** What people do in it. */
  readonly work: RegExp;
}

export const PRACTICE_AREAS: readonly PracticeArea[] = [
  {
    name: "Family law",
    named:
      /\bfamily(?: and relationship)? (?:law|lawyers?|solicitors?|team|matters|practice)\b|\brelationship law\b|\bfamily$/gi,
    work: /\b(?:parenting|property settlements?|binding financial agreements?|divorce|de facto|fcfcoa|family court|child support|spousal maintenance|family violence|custody|consent orders)\b/gi,
  },
  {
    name: "Commercial litigation",
    named:
      /\b(?:(?:commercial )?litigation|dispute resolution|disputes?(?= (?:team|group|practice|lawyer|partner|boutique|only))|commercial disputes|litigat(?:or|ion) (?:lawyer|solicitor))\b/gi,
    work: /\b(?:pleadings|affidavits|discovery|subpoenas?|briefs? (?:to )?counsel|interlocutory|mediations?|class actions?|supreme court|federal court|shareholder disputes?|debt recovery|injunctions?)\b/gi,
  },
  {
    name: "Property",
    named:
      /\b(?:property (?:law|lawyers?|team|group|solicitor|practice|partner|and development|development)|real estate(?: law)?|conveyancing|conveyancers?|leasing|property)\b(?! (?:settlements?|damage|services|industry))/gi,
    work: /\b(?:leases?|pexa|settlements|contracts? of sale|off[- ]the[- ]plan|strata|easements?|subdivision|acquisitions and disposals|title searches|retail leasing|vendor|purchaser|transfer of land|section 32)\b/gi,
  },
  {
    name: "Employment and industrial relations",
    named:
      /\b(?:employment (?:law|lawyers?|team|and|&|solicitor|relations|group)|employment$|workplace (?:relations|law|lawyers?)|industrial relations|industrial law)\b/gi,
    work: /\b(?:fair work|unfair dismissal|general protections|enterprise (?:agreements?|bargaining)|modern awards?|awards|redundanc(?:y|ies)|workplace investigations?|adverse action|underpayments?|discrimination)\b/gi,
  },
  {
    name: "Banking and finance",
    named:
      /\b(?:banking(?: (?:and|&) financ(?:e|ial services))?|finance (?:law|lawyer|team|group|partners)|financial services law|structured finance|project finance|leveraged finance)\b/gi,
    work: /\b(?:facility agreements?|security (?:documents|deeds?)|syndicated|lenders?|borrowers?|ppsa|ppsr|mortgages|securitisation|derivatives|loan documents?|conditions precedent|intercreditor)\b/gi,
  },
  {
    name: "Corporate and commercial",
    named:
      /\b(?:corporate(?: (?:and|&|\/) commercial| law| lawyers?| advisory| team| group)?|m ?& ?a\b|mergers (?:and|&) acquisitions|commercial (?:law|lawyers?|solicitor|team|contracts)|equity capital markets|capital markets|private equity)\b(?! (?:litigation|disputes|services|governance|culture|counsel))/gi,
    work: /\b(?:due diligence|shareholders?'? agreements?|share sale|business sale|capital raisings?|corporations act|takeovers?|schemes? of arrangement|asx|joint ventures?|company constitutions?|commercial (?:contracts|agreements)|supply agreements)\b/gi,
  },
  {
    name: "Construction and infrastructure",
    named:
      /\b(?:construction(?: (?:and|&) (?:infrastructure|engineering|projects)| law| lawyers?| team| disputes| group)?|infrastructure|major projects|projects group|front[- ]end)\b/gi,
    work: /\b(?:security of payment|as ?4000|as ?4902|as ?2124|d ?& ?c|head contracts?|subcontracts?|principals|contractors|defects|extension of time|delay claims|adjudication|tender)\b/gi,
  },
  {
    name: "Insurance",
    named:
      /\b(?:insurance(?: law| lawyers?| litigation| team| group| defence| practice)?|professional indemnity|public liability|general insurance)\b(?! (?:cover|benefits|policy for))/gi,
    work: /\b(?:insurers?|indemnity|policy coverage|coverage advice|underwriters?|recover(?:y|ies)|self-insured|liability claims|ctp insurer|d ?& ?o)\b/gi,
  },
  {
    name: "Personal injury",
    named:
      /\b(?:personal injur(?:y|ies)|compensation (?:law|lawyers?)|plaintiff(?: law| personal)?|workers'? compensation|medical negligence|motor accidents?)\b/gi,
    work: /\b(?:ctp|damages|medico-?legal|impairment|tpd|workcover|common law claims|personal injury commission|no win,? no fee|injured|catastrophic)\b/gi,
  },
  {
    name: "Wills and estates",
    named:
      /\b(?:wills?(?:,| and| &)(?: probate(?:,| and| &))? (?:deceased )?(?:estates?|probate)|estate planning|estates? (?:law|lawyers?|litigation|team|administration)|succession(?: law)?|elder law|private clients?|trusts (?:and|&) estates)\b/gi,
    work: /\b(?:probate|letters of administration|testamentary|family provision|enduring powers?|powers of attorney|executors?|beneficiaries|deceased estates?|guardianship)\b/gi,
  },
  {
    name: "Migration",
    named:
      /\b(?:(?:im)?migration(?: law| lawyers?| agents?| team| practice)?|refugee(?: law| legal)?)\b/gi,
    work: /\b(?:visas?|sponsorship|protection claims|administrative review|marn|nomination applications|ministerial intervention|citizenship applications)\b/gi,
  },
  {
    name: "Criminal law",
    named:
      /\b(?:crim(?:e|inal)(?: law| lawyers?| defence| justice| team| practice| litigation)?|public prosecutions|prosecut(?:ions?|or))\b(?! (?:history|record|check|history check))/gi,
    work: /\b(?:bail|pleas?|sentencing|committals?|indictable|summary (?:hearings|matters)|magistrates'? court|local court|traffic matters|legal aid|accused|defendants)\b/gi,
  },
  {
    name: "Intellectual property",
    named:
      /\b(?:intellectual property|ip (?:law|lawyers?|team|litigation|practice)|trade ?marks?(?: attorneys?)?|patents?(?: attorneys?| litigation)?)\b/gi,
    work: /\b(?:copyright|ip australia|designs|infringement|oppositions?|brand protection|licensing|prosecution of trade)\b/gi,
  },
  {
    name: "Technology and privacy",
    named:
      /\b(?:technology(?:,| and| &| law| lawyers?| media| counsel| contracts| transactions)|privacy(?: law| and| &| counsel| lawyer)|cyber(?: ?security)?(?: law)?|data protection|tmt\b|ict (?:law|contracts|procurement)|saas)\b/gi,
    work: /\b(?:privacy act|gdpr|dpas?|data (?:breach|sharing)|software licen[cs]\w+|licen[cs]ing|cloud|it contracts|outsourcing|artificial intelligence)\b/gi,
  },
  {
    name: "Tax",
    named:
      /\b(?:tax(?:ation)?(?: law| lawyers?| controversy| disputes| team| advisory| group| counsel)?|stamp duty|duties and tax)\b(?! (?:free|deduct|returns?|file))/gi,
    work: /\b(?:ato|gst|income tax|state taxes|land tax|payroll tax|private rulings?|objections|transfer pricing|double tax|division 7a)\b/gi,
  },
  {
    name: "Environment and planning",
    named:
      /\b(?:environment(?:al)?(?:,| and| &) planning|planning(?:,| and| &) environment|environmental law|planning law|town planning|planning lawyers?|land and environment)\b/gi,
    work: /\b(?:development (?:applications?|consents?)|vcat|epa\b|contamination|rezoning|planning (?:permits?|schemes?|appeals?)|compulsory acquisition|heritage|biodiversity)\b/gi,
  },
  {
    name: "Competition",
    named:
      /\b(?:competition(?: law| lawyers?| and consumer| & consumer| team| and regulat\w+)|antitrust|anti-?trust|consumer law)\b/gi,
    work: /\b(?:accc|merger (?:clearance|control)|cartels?|misuse of market power|australian consumer law|authorisations?)\b/gi,
  },
  {
    name: "Energy and resources",
    named:
      /\b(?:energy(?:,| and| &) (?:natural )?(?:resources|infrastructure)|energy (?:law|lawyers?|team|projects)|mining (?:law|lawyers?|and)|resources (?:law|lawyers?|team)|oil (?:and|&) gas|native title|renewables?(?: energy)?)\b/gi,
    work: /\b(?:tenements?|mining leases?|power purchase|offtake|aemo|farm-?ins?|royalt(?:y|ies)|land access|petroleum|wind farms?|solar farms?|grid connection)\b/gi,
  },
  {
    name: "Restructuring and insolvency",
    named:
      /\b(?:restructuring(?: (?:and|&) insolvency)?|insolvency(?: law| lawyers?| team)?|bankruptcy|turnaround)\b/gi,
    work: /\b(?:liquidat(?:ors?|ions?)|voluntary administrat\w+|receivers?|statutory demands?|winding up|public examinations|deed of company|trustees in bankruptcy|preference claims|creditors)\b/gi,
  },
  {
    name: "Government and administrative law",
    named:
      /\b(?:administrative law|public law|government law|constitutional law|statutory interpretation|legislative drafting|freedom of information|parliamentary counsel|regulatory(?: law| enforcement| and compliance)?|local government law)\b/gi,
    work: /\b(?:judicial review|merits review|foi|gipa|tribunals?|royal commissions?|inquir(?:y|ies)|ministers?|statutory (?:powers|functions)|legislation|delegat(?:es|ions)|coronial)\b/gi,
  },
  {
    name: "In-house generalist",
    named:
      /\b(?:in-?house|general counsel|legal counsel|corporate counsel|generalist)\b(?! experience)/gi,
    work: /\b(?:contract playbooks?|business stakeholders|internal clients|board papers|company secretar\w+|commercial teams|procurement)\b/gi,
  },
];
