import { gap, REFUSING } from "../frames.ts";
import type { Rule } from "./rule.ts";

const PARTY =
  "(?:greens?|labor|labour|liberals?|lnp|alp|nationals?|one nation|teals?|coalition|socialist|communist|trump|maga|conservative|left[- ]wing|right[- ]wing|left-?leaning|right-?leaning|hanson|palmer|albo|dutton)";
const politics: Rule = {
  attribute: "politics",
  stems:
    "green labor labour liberal lnp alp national one teal coalition social commun trump maga conserv left right hanson palmer albo dutton vot politic party lefti righti tree commie marx tor woke snowflake activ climat environ protest rall march progress campaign union how-to member pauline scomo polling ideolog referend",
  phrases: [
    "(?:lefty|leftie|greenie|left-?wing|right-?wing|woke) (?:rubbish|nonsense|stuff|posts?|views|crap|garbage|types?|politics)",
    `(?:who|what party|which party|how|which way) (?:did |do |does )?(?:you|they|she|he) (?:voted?|votes?|vote for|support)|who you (?:vote|voted|voting)|(?:vote|votes|voted|voting|voter|voters) (?:for |the )?(?:${PARTY}|left|right|yes|no|independent|the right way|informal)(?! (?:on|to))|(?:must|should|need to|has to|have to|only|don't|not|never) (?:[a-z]+ )?(?:vote|support|back|follow)s? (?:for )?(?:the )?${PARTY}`,
    `(?:your|their|her|his|our|same|right|wrong|sound|strong|similar) (?:political (?:views?|beliefs?|opinions?|persuasion|leanings?|stripe|side|affiliations?|party)|politics)(?! (?:is|are|don't|do not|does) (?:your|none|no|not|matter))|politically (?:conservative|aligned|active|minded|left|right|correct types)|(?:political|politics) (?:at work|types?|people|agitators?|involvement|leanings?|membership|activists?)|(?:members?|membership|supporters?|volunteers?|volunteered|handed out|door-?knock\\w*|campaign(?:ed|ing)) (?:[a-z]+ ){0,3}(?:${PARTY}|political part(?:y|ies))(?! (?:mp|senator|minister|hire))|conservative (?:values|views|politics|beliefs)|leave your politics|(?:attend|attends|attended|been to|go to|goes to|seen at|joined) (?:[a-z]+ ){0,2}(?:protests?|rall(?:y|ies)|marches|blockades?)|posts? (?:[a-z]+ ){0,3}politic\\w*|socials? (?:[a-z]+ ){0,5}politic\\w*`,
  ],
  people: [
    `${PARTY}(?: party)? (?:voters?|supporters?|members?|types?|people|person|volunteers?|fans?|sympathi[sz]ers?|households?|backers?|leaning|lovers?)|lefties?|leftists?|righties|greenies?|tree-?huggers?|commies|communists?|socialists?|marxists?|right-?wingers?|left-?wingers?|tories|trumpers?|woke(?! up)|wokes?ters?|snowflakes|(?:climate|political|environmental|animal rights?|student) (?:activists?|protest(?:e|o)rs?|warriors?)|activists?|conservatives|progressives|party members?|liberals|protest(?:e|o)rs?|anti-?vaxxers`,
  ],
  topics: [
    "lefty|march(?:es|ed|ing)? for|political (?:views?|opinions?|beliefs?|party|affiliations?)|politics",
  ],
  unless:
    "policy advis\\w+|electorate officer|mp|senator|political staff|reporters?|journalis\\w+|party office|public affairs|government relations|political (?:science|risk|landscape|environment|economy)|liberal (?:leave|arts)|internal politics|office politics|campaign manager",
};

const UNIONS = "(?:cfmeu|cfmmeu|amwu|etu|awu|twu|mua|rtbu|anmf|hsu|usu|cepu|raffwu|united voice)";
const NOT_UNION = "(?<!(?:credit|rugby|european|student|students|soviet|western|customer) unions?)";
const union: Rule = {
  attribute: "union",
  stems:
    "union non-union cfm amwu etu awu twu mua rtbu anmf hsu usu cepu raff united shop delegat strik industrial picket member agitat collectiv eba organis stirrer solidar scab ticket dues",
  phrases: [
    `(?:${REFUSING}|anti|keep|any|ever been|been|was)[- ]${gap(3)}(?:(?:trade )?unions?|unionis\\w+|unionists?|${UNIONS}|shop stewards?)${NOT_UNION}(?! (?:street|square|jack|station|bargaining|consultation|negotiations?|agreements?|experience))|union[- ](?:free|bashing)|non-?union(?:ised)?(?= (?:site|shop|workplace|workers?|only|labour|crew|members?|and|staff|people))`,
    `(?:must|need to|have to|has to|should|required to|got to) (?:be|join|hold|have|carry|show) (?:(?:in|an?|your|the|current|financial|valid|paid-?up|member|of) ){0,4}(?:union|${UNIONS})${NOT_UNION}|(?:in|join|joined|joining|joins|belongs? to|members? of|signed up (?:to|with)|part of|leave|quit|resign from|involved (?:in|with)|ties to|active in|links to) (?:an? |the |any |our |their |your |trade )*(?:unions?(?= |$|[.,;?!])|${UNIONS})${NOT_UNION}(?! (?:square|street|consult\\w*))`,
    `union (?:ticket|card|members? (?:only|preferred|need|first|please)|membership(?= (?:is|required|essential|preferred|status|must|history)|$|[.,;!?])|types?|background|history|trouble|agitat\\w+|people|stirrers?|involvement|activit\\w+|sympath\\w+|thugs?|heavies|man|men|bloke|blokes|mates|lot)|(?:been|was|were|as|ever|former|ex-?|being) (?:an? )?(?:union |site |workplace |hsr )?(?:delegate|shop steward|union rep|organiser)s?(?= |$|[.,;!?])(?! (?:conference|to the|at the))|(?:been|gone|going|go|goes|went|was|ever) (?:out )?on strike|(?:taken|take|takes|taking|part in|history of|involved in) industrial action|picket(?: lines?|ed|ing)|trouble-?makers? from|(?:push|pushing|agitat\\w+|fought|organis\\w+) (?:[a-z]+ ){0,3}(?:an? eba|collective bargaining|for the union)`,
  ],
  people: [
    `unionists?|union(?:ist|ised)?s? (?:members?|people|person|types?|reps?|delegates?|organisers?|officials?)(?!'| rights)|${UNIONS}(?: (?:members?|types?|people|blokes?|ticket|card|delegates?))?|shop stewards?|strikers?|agitators?`,
  ],
  topics: [
    `(?:trade )?unions?(?= |$|[.,;?!])${NOT_UNION}(?! (?:street|square|jack|station|lane|road|college|bank))`,
  ],
  unless:
    "bargaining|negotiat\\w*|consult\\w*|employee relations|industrial relations|credit union|rugby|liais\\w*|stakeholders?|work(?:s|ing)? with|engag\\w* with|advis\\w*|acts? for|employers and unions|experience (?:with|dealing)|dealing with unions|training is provided|student union",
};

const RECORD =
  "(?:criminal (?:records?|histor(?:y|ies)|convictions?|past|background|charges?|offences?)|(?:prior |past |spent )?convictions?|convicted|arrest(?:s|ed)?(?: records?)?|police (?:records?|history)|priors|rap sheets?|jail(?: time)?|prison(?: time)?|gaol|court (?:appearances?|history)|run-? ?ins? with the (?:law|police|cops)|brush(?:es)? with the (?:law|police))";
const record: Rule = {
  attribute: "record",
  stems:
    "crim convict arrest police prior rap jail prison gaol court run brush ex-c excon ex-p ex-o ex-j offend felon parol record charged inside time spent juven trouble known wrong fresh clean lock behind bars cops law offence past squeaky dodgy history teen drink assault drug shoplift minor",
  phrases: [
    `(?:${REFUSING}|clean|spotless|any|unblemished|clear|squeaky clean|with a|have a|has a|had a) (?:(?:a|an|any|have|had|has|past|prior|previous|kind|sort|form|of|got|be|been|having|known|minor|single|adult|and|or|even|ever|with|who has|who have|someone|anyone|people|hire|employ|take|on) ){0,5}${RECORD}(?! (?:relevant|that (?:relate|are relevant|would)|related to|law|checks?|officers?|service|staff|clients?|health|population|relating|incompatible|which (?:relate|would)|for (?:fraud|dishonesty|offences against|violence|drug)|check|system|matters))`,
    "(?:ever been|been|were|was|have been|has been|having been|never|got|gets) (?:[a-z]+ ){0,2}(?:arrested|charged(?! (?:at|out|with (?:the|running|leading|managing|delivering)))|convicted|locked up|jailed|imprisoned|in trouble with|to (?:jail|prison|gaol|court)|in (?:jail|prison|gaol)|inside(?= |$)(?! (?:the|our|sales|a))|on parole|behind bars|before a (?:court|magistrate)|done for)|(?:spent|quashed|juvenile|historic) (?:convictions?|records?|charges|offences)|(?:done|doing|did|served|serving|who's done) (?:any |some |jail |prison )?time(?=$|[.,;!?]| (?:is|are|need|inside|in (?:jail|prison)|should|or))|criminal past|rap sheet|(?:drink[- ]driving|assault|drug|shoplifting|minor) (?:charge|conviction|offence)s?(?= (?:from|rules|means|will))|trouble with the (?:law|police|cops)|in trouble with (?:the )?(?:law|police|cops)|known to (?:the )?police|(?:anyone|someone|people|nobody|no-?one|candidates?|applicants?|those) with a record(?! of| for| in)|a record(?= (?:of any kind|need not|won't|don't|whatsoever|at all|isn't))|wrong side of the law|(?:just got|fresh|straight) out of (?:jail|prison|gaol)|criminal record(?= (?:need|excludes|rules|means|will|=|is an|automatically|disqualif))",
  ],
  people: [
    "ex-?(?:cons?|convicts?|crims?|prisoners?|inmates?|offenders?|jailbirds?|criminals?)|crims?|criminals|convicts?|jail-?birds?|(?:past|former|previous|ex|repeat) (?:offenders?|prisoners?|inmates?)|felons?|parolees?",
  ],
  topics: ["criminal (?:record|history|convictions?)(?! checks?)|convictions?(?! rate)"],
  unless:
    "relevant to|working with children|vulnerable|ndis worker|fidelity|handling cash|aged care|fraud|dishonesty|discussed with you|assessed|case by case|fit and proper|admission|driving|traffic|driver|licence|prosecut\\w*|criminal (?:law\\w*|justice|matters|defence|practice)|clients?|experience (?:with|working)|reintegrat\\w*|rehabilitat\\w*|courts?'|checks?|not an automatic",
};

export const CONDUCT: readonly Rule[] = [politics, union, record];
