/** The drawing of a person, in the size of a phone’s photo. */
export const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600">
  <rect width="1200" height="1600" fill="#4a5648"/>
  <path d="M150 1600c20-420 200-560 450-560s430 140 450 560z" fill="#2f4858"/>
  <path d="M470 900h260v260c-40 60-220 60-260 0z" fill="#d8b49a"/>
  <ellipse cx="600" cy="690" rx="215" ry="275" fill="#e6c4aa"/>
  <path d="M360 720c-40-340 90-430 240-430s280 90 240 430c-20-160-90-270-240-290-150 20-220 130-240 290z" fill="#3b2a22"/>
</svg>`;
