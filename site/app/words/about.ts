export const banner = {
  title: "About",
  caption: "Study model, illustrative rendering.",
};

export const team = {
  title: "The team",
};

export const results = {
  title: "The Results",
  note: "Illustrative renderings and study models of the communities we design. They are not photographs, and they are not financial results.",
  hint: "Select a picture to enlarge it.",
  portfolio: "See the portfolio",
};

export const partners = {
  title: "Our Partners",
  lead: "They work with us on our projects. Their own sites say more.",
};

export const testimonials = {
  title: "Client testimonials",
  note: "One person’s experience, not a promise of yours, and no forecast of any investment. You can lose principal. Pictures are illustrative renderings.",
};

export const moreFromUs = {
  title: "More from Us",
  slidesLabel: "Pictures of our communities",
  videoCaption: "Its picture is an illustrative rendering.",
  sampleVideoCaption: "Sample film. Its picture is an illustrative rendering.",
};
