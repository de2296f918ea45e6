import { makeJob, makeResume } from "/work/main/src/matching/testing/profiles.ts";
import { readFileSync } from "node:fs";
import { packVacancy, unpackVacancy, unpackVacancyKeys } from "/work/main/src/matching/pack/pack-vacancy.ts";
import { createJobIndex } from "/work/main/src/matching/index/job-index.ts";
let seed=1; const rnd=()=>(seed=(seed*1103515245+12345)&0x7fffffff)/0x7fffffff;
const syl=["ba","ke","lo","mi","ru","ta","sen","dor","vel","pra","qui","zan","fe","gor","hul"];
const word=()=>Array.from({length:3},()=>syl[Math.floor(rnd()*15)]).join("");
for(const n of [20,40,80,120,200]){
 const text="Solicitor\n\nRequirements\n"+Array.from({length:500},()=>"- Experience with "+Array.from({length:n},word).join(" ")).join("\n");
 const p=makeJob(text,"Solicitor").profile; let out="",b=new Uint8Array();
 try{b=packVacancy(p); const cells=new Uint16Array(b.buffer,0,2); out+=` bytes ${b.length} lengthcell ${cells[1]}`; try{unpackVacancyKeys(b);out+=" keys ok"}catch(e){out+=" keys "+e} try{unpackVacancy(b);out+=" whole ok"}catch(e){out+=" whole "+e}}catch(e){out+=" pack "+e}
 console.log(n,text.length,p.requirements.length,p.requirements[3]?.words.length,p.words.length,p.asked.length,out);
 if(n===120){const ix=createJobIndex();const f={state:"NSW",employmentType:"",level:"",salary:0,postedDay:1};
  try{ix.put({id:"a",bytes:b,facets:f,stamp:1n});console.log("put ok");console.log(ix.rank(makeResume("Robin Example\n\nExperience\nSolicitor, Firm, 2019 to present\n- family law matters").profile));}catch(e){console.log(String(e))}}
}
