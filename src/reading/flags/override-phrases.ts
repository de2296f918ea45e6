import { EARLIER, ORDER, phrase, RULES } from "./phrase-parts.ts";

/** Orders to forget what the reader was told. */
export const OVERRIDES: readonly RegExp[] = [
  phrase(
    `${ORDER}(?:ignore|disregard|forget|override|overrule|discard|neglect|skip|bypass|cancel|erase|do not (?:follow|obey|apply)|don't (?:follow|obey|apply)|stop following|pay no attention to|abandon|delete|drop)(?: \\w+){0,3}? ${EARLIER}(?: \\w+){0,4}? ?${RULES}\\b`,
  ),
  phrase(
    `${ORDER}(?:ignore|disregard|forget|discard)(?: about)?(?: all| any)? (?:everything|anything|what(?:ever)?|all of the|the text|all text|the above|all the above|all that)\\b(?: \\w+){0,4}? ?(?:above|before|earlier|previously|told|said|so far|prior|preceding|know|instructed)`,
  ),
  phrase(
    `${ORDER}(?:ignore|disregard|forget|skip|overlook|bypass|waive|set aside|do not (?:apply|use|consider|check)|don't (?:apply|use|consider|check))(?: \\w+){0,3}? (?:job|role|position|selection|hiring|scoring|evaluation|assessment|screening|essential|key|listed|stated|minimum) (?:\\w+ )?(?:requirements?|criteria|criterion|description|qualifications|rubric|guidelines?|rules)\\b(?! (?:of|for) the (?:client|tender))`,
  ),
  /\b(?:new|updated|revised|additional|hidden|secret|special|override|overriding|real|actual|true|important) (?:system )?(?:instructions?|prompts?|directives?)(?: (?:for|to) (?:the |any |all )?(?:ai|llm|model|assistant|reviewer|system|reader|recruiter|you)\b|\s?:| (?:begin|start|follow)s?\b)/,
  /\b(?:reveal|print|repeat|show|output|leak|ignore|override|forget|replace|disregard)(?: \w+){0,3}? system (?:prompt|message|instructions?)\b/,
  /\b(?:your|the following|this is (?:the|a|your)(?: new)?) system (?:prompt|message)\b/,
  /(?:^|[#*[<(>] ?)system (?:prompt|message|override|instructions?)\b ?(?::|=|-|\]|\)|>|is|override|$)/,
  /\b(?:developer|debug|admin(?:istrator)?|god|dan|jailbreak|unrestricted|maintenance) mode (?:enabled|activated|on|is|engaged|:)/,
  /\b(?:admin|administrator|system|developer|security|prompt) override\b ?[:!\-\]]/,
  /\bfrom now on,? (?:you|your|act|respond|answer|only|always)\b/,
  /\byou are (?:now |hereby )?(?:dan\b|chat ?gpt|an? (?:helpful )?(?:ai\b|unbiased ai|language model|llm)(?! (?:engineer|research|develop|scien|specialist|enthusiast|expert|lead|architect|practition|professional|lawyer|consult|product|savvy))|a helpful assistant|no longer (?:an? |bound|restricted|subject|required))/,
];

/** Words that only machines are addressed with. */
export const TOKENS: readonly RegExp[] = [
  /\[\/?inst\]|<<\/?sys>>|<\|(?:im_(?:start|end|sep)|system|user|assistant|end_?of_?text|endoftext|begin_of_text|start_header_id|eot_id)\|>/,
  /(?:^|\s)#{2,4} ?(?:instructions?|system|system prompt|human|assistant|response|new instructions?|task|prompt)\b ?(?::|$)/,
  /<\/?(?:system|system_prompt|instructions?|prompt|assistant|user|admin|override|important)>/,
  /"role" ?: ?"(?:system|assistant|user)"/,
  /(?:^|[\]}>] ?)(?:system|assistant) ?: ?(?:you|ignore|rate|rank|score|give|this|the (?:candidate|applicant|resume)|always|please|do|respond|approve|hire|recommend|new|override|evaluate)\b/,
  /\bend of (?:system )?(?:prompt|instructions)\b/,
  /\b(?:begin|start) (?:of )?(?:system |new |admin )?(?:prompt|instructions|override)\b ?[:\]\-=>]/,
  /["'{] ?"?(?:score|rating|match_?(?:score|level)|fit|recommendation|decision|verdict)"? ?: ?"?(?:100|10\b|1\.0|9\d|hire|strong hire|excellent|perfect|approved)/,
];
