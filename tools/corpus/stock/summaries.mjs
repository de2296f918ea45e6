// The first sentence names the person's trade, the second what they are like to work with.

export const SUMMARIES = {
  law: [
    "[Practical|Commercially minded|Thorough|Plain-spoken] {kind} with {yrs} experience in {area}, [acting for|advising] [owners, insurers and public bodies|private clients and family companies|listed and private companies].",
    "I am a {kind} who has spent {yrs} on {area} and [enjoys the whole life of a matter|likes nothing better than a difficult brief|keeps clients out of court where it can be done].",
    "{kind} in {area}: {yrs} of [careful drafting|steady file ownership|courtroom work] in [mid-tier firms|boutique and national firms|city and regional offices].",
    "After {yrs} in {area} I am looking for a role as {kind} where [good advice is short|juniors are taught|the work is close to the business].",
    "A {kind} known for [clear advice|calm negotiation|meeting every deadline], with a background of {yrs} in {area}.",
  ],
  other: [
    "[Reliable|Curious|Energetic|Methodical] {kind} with {yrs} in [large and small teams|city and country workplaces|growing organisations].",
    "{kind} who [likes to fix things at their root|puts people first|measures before changing], with {yrs} behind me.",
    "I bring {yrs} as a {kind} and a habit of [finishing what I start|asking one more question|leaving places tidier than I found them].",
    "A {kind} of {yrs}, [trusted with the awkward jobs|comfortable with change|at home in a fast shift].",
  ],
  second: [
    "Valued by colleagues for [patience|dry humour|fast turnaround] and by clients for [straight answers|returning calls|realistic costs].",
    "Comfortable [leading a small team|working alone or in a crowd|presenting to boards and to toddlers alike].",
    "Seeking [a four-day week|a step into leadership|a team that writes things down] in {city}.",
    "[Bilingual|Trilingual|Well travelled], [organised|quick to learn] and [used to pressure|happy in the detail].",
    "Equally at ease with [spreadsheets and strangers|boardrooms and back rooms|statutes and small talk].",
    "Recent work includes [a merger of three offices|moving a team to paperless files|setting up a new regional branch].",
  ],
};
