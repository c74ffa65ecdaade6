export const contactForm = {
  title: "Tell us where to reach you.",
  text: "A person on the team calls back, answers what you ask and sends the documents.",
};
