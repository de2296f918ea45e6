/** An invented resume, and a job description that it fits but for one thing. */

export const RESUME = `Priya Raman
Marrickville NSW
0491 570 006 | priya@example.org

Experience
Associate, Employment, Corran Vale Lawyers
February 2022 - Present
- Team of seven, reporting to the head of employment
- Drafted two enterprise agreements covering 3,100 logistics staff
- Appeared before the Fair Work Commission in nine unfair dismissal hearings

Lawyer, Ashgrove Legal
February 2020 - January 2022
- Prepared evidence for two hearings in the Federal Circuit Court

Admission
Admitted as a lawyer of the Supreme Court of New South Wales, 2020

Education
Bachelor of Laws (Honours), University of Wollongong, 2019

Skills
Employment law, enterprise bargaining, LEAP
`;
export const AD = `Employment Lawyer
Penhallow Reid Lawyers

What you need
- Admission as a lawyer
- Experience drafting enterprise agreements
- Advocacy before the Fair Work Commission
- A current forklift licence

What would help
- Experience with LEAP
`;
