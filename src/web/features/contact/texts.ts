/** Spec 1 §2, §4. */
export const contactTexts = {
  title: "Contact Support",
  lead: "Tell us what you need. A person reads it and answers by email.",
  ways: {
    title: "How to reach us",
    email: "Email",
    emailUnknown: "Please use the form.",
    phone: "Phone",
    onRequest: "Available upon request",
    hours: "Business hours",
    nineToSix: "9 AM-6 PM AEST",
    location: "Location",
    sydney: "Sydney, Australia",
    tip: "Tip",
    tipText: "Include your registered email, so that we find your account at once.",
  },
  form: {
    title: "Your message",
    name: "Name",
    email: "Email",
    subject: "Subject",
    choose: "Choose a subject",
    message: "Message",
    send: "Send Message",
    sending: "Sending...",
  },
  sent: {
    title: "Message Sent Successfully!",
    promise: "Thank you for writing to us. We will reply within 24 hours, to",
    another: "Send Another Message",
    home: "Back to Home",
  },
} as const;
