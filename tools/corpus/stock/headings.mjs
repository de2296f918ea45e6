export const HEADINGS = {
  summary: [
    "Profile",
    "Professional Summary",
    "Summary",
    "About Me",
    "Career Profile",
    "Personal Statement",
  ],
  experience: [
    "Experience",
    "Employment History",
    "Professional Experience",
    "Work Experience",
    "Career Summary",
    "Work History",
  ],
  education: [
    "Education",
    "Education and Training",
    "Academic Qualifications",
    "Tertiary Education",
    "Education & Qualifications",
  ],
  skills: [
    "Skills",
    "Key Skills",
    "Core Competencies",
    "Areas of Expertise",
    "Skills and Strengths",
  ],
  admission: [
    "Admission and Certificates",
    "Admissions",
    "Admissions & Accreditations",
    "Professional Admissions",
  ],
  certifications: [
    "Certifications",
    "Licences and Certificates",
    "Accreditations",
    "Certificates and Registrations",
  ],
  interests: ["Interests", "Hobbies and Interests", "Outside Work"],
  referees: ["Referees", "References"],
  languages: ["Languages"],
  awards: ["Awards", "Honours and Awards", "Achievements"],
};

/** The words of people who do not like the usual ones. */
export const UNUSUAL = {
  summary: ["A few words about me", "The short version"],
  experience: ["Where I've worked", "Career history", "Professional background"],
  education: ["What I've studied", "Learning"],
  skills: ["Tools of the trade", "What I bring"],
  admission: ["Admitted and certified", "Admissions & tickets"],
  certifications: ["Papers and permits", "Tickets"],
  interests: ["Off the clock"],
  referees: ["People who will vouch for me"],
  languages: ["Tongues"],
  awards: ["Nice things people said"],
};
