export const contactForm = {
  title: "Ask for the Jefferson documents",
  text: "One of us will call you back, answer your questions and send you the documents.",
};
