/** Dynamics 365 asks for so many qualified leads to train on, and for as many disqualified ones; a check needs as many again. */
export const casesNeeded = 40
